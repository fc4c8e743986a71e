import { STORED_UNITS } from '@game-plan/domain/ingredient';
import { putBack } from '@game-plan/domain/shopping/put-back';
import { z } from 'zod';
import { type KeptRow, putRows } from '#db/removals.ts';
import { lockAmount, updateIngredient } from '#features/ingredients/ingredient-queries.ts';
import type { Undoing } from './undoing.ts';

const takenSchema = z.object({
  before: z.looseObject({ id: z.int(), quantity: z.string(), unit: z.enum(STORED_UNITS) }),
  left: z.string(),
});

/** Puts back what was taken from ingredients, also from those that changed or are gone meanwhile. */
export async function putBackTaken({ tx, member }: Undoing, rows: readonly KeptRow[]): Promise<void> {
  const { kitchenId } = member;
  for (const row of rows) {
    const { before, left } = takenSchema.parse(row);
    const now = await lockAmount(tx, kitchenId, before.id);
    const { id, ...fields } = before;
    const put = putBack({ quantity: before.quantity, unit: before.unit }, left, now);
    if (put.kind === 'together') await updateIngredient(tx, kitchenId, id, put.amount);
    // Where its own place is taken, it gets a new one.
    if (put.kind === 'apart')
      await putRows(tx, member, 'ingredients', [{ ...(now ? fields : before), ...put.amount }]);
  }
}
