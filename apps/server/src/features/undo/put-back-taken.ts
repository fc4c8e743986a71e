import { calendarDaySchema } from '@game-plan/contracts/schemas/primitives';
import { PLACES, STORED_UNITS } from '@game-plan/domain/ingredient';
import { putBack } from '@game-plan/domain/shopping/put-back';
import { type BatchDays, daysAsIn, daysPutBack } from '@game-plan/domain/stock/batches';
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

const dayOfBatch = calendarDaySchema.nullable();

/** What a kept row says of its batches; earlier versions have not kept all of it. */
const cardSchema = z.looseObject({
  id: z.int(),
  quantity: z.string(),
  unit: z.enum(STORED_UNITS),
  expiry_date: dayOfBatch.default(null),
  opened_on: dayOfBatch.default(null),
  bought_on: dayOfBatch.default(null),
  batches: z
    .array(
      z.object({ amount: z.number(), expiryDate: dayOfBatch, openedOn: dayOfBatch, boughtOn: dayOfBatch }),
    )
    .default([]),
});

const batched = ({
  quantity,
  unit,
  expiry_date,
  opened_on,
  bought_on,
  batches,
}: z.infer<typeof cardSchema>) => ({
  quantity,
  unit,
  expiryDate: expiry_date,
  openedOn: opened_on,
  boughtOn: bought_on,
  batches,
});

const takenSchema = z.object({
  before: cardSchema,
  left: z.string(),
  cause: causeSchema,
  batch: z.int().optional(),
});

/** Puts back what was taken from ingredients, also from those that changed or are gone meanwhile; each batch has its own again. */
export async function putBackTaken(undoing: Undoing, rows: readonly KeptRow[]): Promise<void> {
  const { tx, member } = undoing;
  for (const row of rows) {
    const { before, left, cause, batch } = takenSchema.parse(row);
    const change = changeBack(undoing, cause);
    const now = await lockIngredient(tx, member.kitchenId, before.id);
    const { id, ...fields } = before;
    const put = putBack({ quantity: before.quantity, unit: before.unit }, left, now);
    if (put.kind === 'as it is') continue;
    const taken = { before: batched(before), left, cause: change.cause, batch };
    const days = daysPutBack(put.kind === 'together' ? now : undefined, taken, put.amount);
    if (put.kind === 'together') await updateIngredient(tx, change, id, { ...put.amount, ...days });
    // Where its own place is taken, it gets a new one.
    else await putStock(tx, change, [{ ...(now ? fields : before), ...put.amount, ...rowOf(days) }]);
  }
}

const rowOf = ({ expiryDate, openedOn, boughtOn, batches }: BatchDays) => ({
  expiry_date: expiryDate,
  opened_on: openedOn,
  bought_on: boughtOn,
  batches,
});

const removedSchema = z.object({ cause: causeSchema, rows: z.array(z.looseObject({})) });

/** Puts removed ingredients back. */
export async function putBackRemoved(undoing: Undoing, removals: readonly KeptRow[]): Promise<void> {
  for (const { cause, rows } of removals.map((removal) => removedSchema.parse(removal)))
    await putStock(undoing.tx, changeBack(undoing, cause), rows);
}

const storedSchema = cardSchema.extend({ place: z.enum(PLACES).nullable() });

/** Puts ingredients back into their places, until the days that they had. Throws 'not_found' if one is gone. */
export async function putBackStored(undoing: Undoing, rows: readonly KeptRow[]): Promise<void> {
  const { tx, member } = undoing;
  for (const row of rows) {
    const { place, ...before } = storedSchema.parse(row);
    const now = await lockIngredient(tx, member.kitchenId, before.id);
    if (!now) throw notFound('This ingredient');
    const days = daysAsIn(batched(cardSchema.parse(before)), now);
    await placeIngredient(tx, changeBack(undoing, undefined), before.id, { place, ...days });
  }
}
