import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { OwnFood, ownFoods } from '@game-plan/contracts/food/own-foods';
import { shownGtin } from '@game-plan/domain/packaged-products/gtin';
import { labelDoubts } from '@game-plan/domain/packaged-products/label-doubts';
import { labelGrams } from '@game-plan/domain/packaged-products/label-measure';
import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import { findOwnFoodByGtin, insertOwnFood, type OwnFoodFields, updateOwnFood } from './own-food-queries.ts';

type SaveBody = BodyOf<typeof ownFoods.create>;

/** Saves a new food. Throws 'invalid_body' for a contradictory label, unless the user chose to save it anyway. */
export async function createOwnFood(db: Database, userId: number, body: SaveBody): Promise<OwnFood> {
  const fields = checkedFields(body);
  return refuseUsedBarcode(db, userId, fields, await insertOwnFood(db, userId, fields));
}

/** Like `createOwnFood`, for an existing food; undefined if the person has none with that id. */
export async function changeOwnFood(
  db: Database,
  userId: number,
  id: number,
  body: SaveBody,
): Promise<OwnFood | undefined> {
  const fields = checkedFields(body);
  const saved = await updateOwnFood(db, userId, id, fields);
  return saved && refuseUsedBarcode(db, userId, fields, saved);
}

function checkedFields({ saveAnyway, ...fields }: SaveBody): OwnFoodFields {
  const doubts = saveAnyway ? [] : labelDoubts({ ...fields, grams: labelGrams(fields) });
  if (doubts.length === 0) return fields;
  const sentences = doubts.map(({ sentence }) => sentence);
  throw new AppError('invalid_body', sentences.join(' '), { errors: { calories: sentences } });
}

async function refuseUsedBarcode(
  db: Database,
  userId: number,
  { gtin }: OwnFoodFields,
  saved: OwnFood | 'same code',
): Promise<OwnFood> {
  if (saved !== 'same code') return saved;
  const other = gtin === null ? undefined : await findOwnFoodByGtin(db, userId, [gtin]);
  const name = other ? `, ${other.name}` : '';
  throw new AppError('conflict', `You keep a food with the barcode ${shownGtin(gtin ?? '')} already${name}.`);
}
