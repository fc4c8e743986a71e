import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { ledger } from '@game-plan/contracts/kitchen/ledger';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { KNOWN_ENOUGH } from '@game-plan/domain/prices/price-book';
import { ledgerOf, stockKey } from '@game-plan/domain/stock/ledger';
import type { Database } from '#db/client.ts';
import { readPriceBook } from '#features/prices/price-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listMonth } from './ledger-queries.ts';

/** Where the food of the kitchen went in the month of a day, and what it costs at the last price of each food. */
export async function readLedger(
  db: Database,
  { userId, kitchenId }: Member,
  day: CalendarDay,
): Promise<ResponseOf<typeof ledger.read>> {
  const { sums, since } = await listMonth(db, kitchenId, day);
  await mapYielding(userId, sums, ({ name }) => stockKey(name));
  const { lines, wastedGrams } = ledgerOf(sums);
  const book = await readPriceBook(db, kitchenId);
  const wasted = lines.filter((line) => line.wasted > 0);
  const cost = book.costOf(
    wasted.map((line) => ({ ...line, amount: String(line.wasted) })),
    [],
  );
  return {
    lines: lines.map((line) => ({ ...line, centsOfOne: book.centsOf({ ...line, amount: '1' }) ?? null })),
    wastedGrams,
    wastedCost: cost && cost.knownShare >= KNOWN_ENOUGH ? cost : null,
    since,
  };
}
