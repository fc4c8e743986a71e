import type { Food } from '../foods/food.ts';
import type { IngredientCategory } from '../ingredient.ts';
import { parseAmount } from '../units/amount.ts';
import { countUnit } from '../units/unit.ts';
import { findRole } from './roles/find-role.ts';

interface Kept {
  readonly name: string;
  /** As typed: '2', '1/2', 'some'. */
  readonly quantity: string;
  readonly unit: string;
}

/** Names of foods that are sold in cans or jars of any size. */
const IN_A_CAN = /\b(?:canned|tinned|jarred|cans?|tins?|jars?)\b/i;

/** In grams; lighter pieces are bought in packets: a slice of bread, a date, a shrimp, a mushroom. */
const PACKED_BELOW: Readonly<Partial<Record<IngredientCategory, number>>> = {
  grain: 60,
  protein: 35,
  dairy: 35,
  pantry: 30,
  vegetable: 20,
  fruit: 15,
};

/**
 * How much of a food is there, in its own unit. 0 means none; null means that the quantity only says that there is some
 * ('a few', '1 item', '2' cans of clams, '1' for a packet of bread), which counts as enough.
 */
export function availableAmount({ name, quantity, unit }: Kept, food: Food | undefined): number | null {
  const amount = parseAmount(quantity);
  if (amount === null || amount === 0 || countUnit(unit) !== countUnit('piece')) return amount;
  if (unit === 'item' && amount === 1) return null;
  if (IN_A_CAN.test(name) && !/^canned /.test(food?.name ?? '')) return null;
  return amount === 1 && food && isCountedInPackets(food) ? null : amount;
}

function isCountedInPackets(food: Food): boolean {
  const { piece } = food.grams;
  const most = PACKED_BELOW[food.category] ?? 0;
  // '1' of a chili or shallot means a single one.
  return piece !== undefined && piece < most && findRole(food.name, food)?.role !== 'aromatic';
}
