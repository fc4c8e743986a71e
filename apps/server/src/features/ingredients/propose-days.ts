import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { batchesOf } from '@game-plan/domain/stock/batches';
import { stockKey } from '@game-plan/domain/stock/ledger';
import { type ShelfLives, shelfLives, usualDay } from '@game-plan/domain/stock/shelf-life';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listIngredients } from './ingredient-queries.ts';
import { listSaid } from './ledger/ledger-queries.ts';

/** For how long food keeps in a kitchen. */
export async function readShelfLives(db: Database, kitchenId: KitchenId): Promise<ShelfLives> {
  return shelfLives(await listSaid(db, kitchenId));
}

/** What keeps for longer is not watched by the day. */
const MOST_DAYS = 366;

/** Until when the food of a kitchen usually keeps of which nobody has said it, by card and batch. */
export async function proposeDays(
  db: Database,
  { userId, kitchenId }: Member,
  today: CalendarDay,
): Promise<ResponseOf<typeof ingredients.usualDays>> {
  const cards = (await listIngredients(db, kitchenId)).filter(
    ({ isDish, status }) => !isDish && status === 'fresh',
  );
  const said = await listSaid(db, kitchenId);
  await mapYielding(userId, [...cards, ...said], ({ name }) => stockKey(name));
  const lives = shelfLives(said);
  return cards.flatMap((card) =>
    batchesOf(card).flatMap((batch, at) => {
      // What was there before it was kept when it was bought.
      const boughtOn = batch.boughtOn ?? calendarDay(card.addedAt.slice(0, 10));
      const day = usualDay(card, { ...batch, boughtOn }, lives);
      return day && day.until <= addDays(today, MOST_DAYS) ? [{ id: card.id, batch: at, ...day }] : [];
    }),
  );
}
