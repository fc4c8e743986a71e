import { calendarDaySchema } from '@game-plan/contracts/schemas/primitives';
import { PLACES, STORED_UNITS } from '@game-plan/domain/ingredient';
import { putBack } from '@game-plan/domain/shopping/put-back';
import { type Cause, MOVEMENT_KINDS } from '@game-plan/domain/stock/movement';
import { z } from 'zod';
import type { KeptRow } from '#db/removals.ts';
import { putStock, type StockChange } from '#db/stock.ts';
import {
  lockIngredient,
  placeIngredient,
  updateIngredient,
} from '#features/ingredients/ingredient-queries.ts';
import { notFound } from '#http/app-error.ts';
import type { Undoing } from './undoing.ts';

/** Why the stock changed, which is undone; earlier versions have not kept it. */
export const causeSchema = z.object({ kind: z.enum(MOVEMENT_KINDS), day: calendarDaySchema }).optional();

/** A change that is undone: what is put back takes from what its cause has moved. */
export const changeBack = ({ member, today }: Undoing, cause: Cause | undefined): StockChange => ({
  member,
  cause: cause ?? { kind: 'corrected', day: today },
});

const takenSchema = z.object({
  before: z.looseObject({ id: z.int(), quantity: z.string(), unit: z.enum(STORED_UNITS) }),
  left: z.string(),
  cause: causeSchema,
});

/** Puts back what was taken from ingredients, also from those that changed or are gone meanwhile. */
export async function putBackTaken(undoing: Undoing, rows: readonly KeptRow[]): Promise<void> {
  const { tx, member } = undoing;
  for (const row of rows) {
    const { before, left, cause } = takenSchema.parse(row);
    const change = changeBack(undoing, cause);
    const now = await lockIngredient(tx, member.kitchenId, before.id);
    const { id, ...fields } = before;
    const put = putBack({ quantity: before.quantity, unit: before.unit }, left, now);
    if (put.kind === 'together') await updateIngredient(tx, change, id, put.amount);
    // Where its own place is taken, it gets a new one.
    if (put.kind === 'apart') await putStock(tx, change, [{ ...(now ? fields : before), ...put.amount }]);
  }
}

const removedSchema = z.object({ cause: causeSchema, rows: z.array(z.looseObject({})) });

/** Puts removed ingredients back. */
export async function putBackRemoved(undoing: Undoing, removals: readonly KeptRow[]): Promise<void> {
  for (const { cause, rows } of removals.map((removal) => removedSchema.parse(removal)))
    await putStock(undoing.tx, changeBack(undoing, cause), rows);
}

const storedSchema = z.object({
  id: z.int(),
  place: z.enum(PLACES).nullable(),
  expiry_date: calendarDaySchema.nullable(),
});

/** Puts ingredients back into their places, until the days that they had. Throws 'not_found' if one is gone. */
export async function putBackStored(undoing: Undoing, rows: readonly KeptRow[]): Promise<void> {
  for (const row of rows) {
    const { id, place, expiry_date: expiryDate } = storedSchema.parse(row);
    const put = await placeIngredient(undoing.tx, changeBack(undoing, undefined), id, { place, expiryDate });
    if (!put) throw notFound('This ingredient');
  }
}
