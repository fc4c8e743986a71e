import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import type { IngredientCategory } from '../../ingredient.ts';
import { readLeadingMeasure } from '../../lines/leading-measure.ts';
import { parseAmount } from '../../units/amount.ts';
import { countUnit } from '../../units/unit.ts';
import { findRole } from '../roles/find-role.ts';

interface StoredAmount {
  readonly name: string;
  /** As typed: '2', '1/2', 'some'. */
  readonly quantity: string;
  readonly unit: string;
}

/** Names of foods that are sold in cans or jars of any size. */
const isInCan = saysOneOf(words['sold in cans']);

/** In grams; lighter pieces are bought in packets: a slice of bread, a date, a shrimp, a mushroom. */
const PACKED_BELOW: Readonly<Partial<Record<IngredientCategory, number>>> = {
  grain: 60,
  protein: 35,
  dairy: 35,
  pantry: 30,
  vegetable: 20,
  fruit: 15,
};

/** In grams; a lighter piece of canned food is a sardine or a slice, while a kitchen counts the tins. */
const LIGHTEST_TIN = 80;

/**
 * How much of a food is there, in its own unit. 0 means none; null means that the quantity only says that there is some
 * ('a few', '1 item', '2' cans of clams, '1' for a packet of bread), which counts as enough. An amount in the name counts, too: one
 * '1/2 baguette' is half of one.
 */
export function availableAmount(
  { name, quantity, unit }: StoredAmount,
  food: Food | undefined,
): number | null {
  const typed = parseAmount(quantity);
  if (typed === null || typed === 0 || countUnit(unit) !== countUnit('piece')) return typed;
  if (unit === 'item' && typed === 1) return null;
  if (isInCan(name) && !food?.name.startsWith('canned ')) return null;
  if (food?.aisle === 'canned' && (food.grams.piece ?? LIGHTEST_TIN) < LIGHTEST_TIN) return null;
  const stated = food && statedInName(name, food);
  if (stated?.count === null) return null;
  // Whoever types '½' beside 'half an onion' has said it twice.
  const amount = stated && typed !== stated.count ? typed * stated.count : typed;
  return amount === 1 && food && isCountedInPackets(food) ? null : amount;
}

/** A food whose name begins with an amount: its plain name, and how many pieces it states; null if it is another measure. */
interface Stated {
  readonly name: string;
  readonly count: number | null;
}

/** The amount that a name of this food begins with: '2 sausages', 'half an onion', '500g mince'. */
export function statedInName(name: string, food: Food): Stated | undefined {
  const leading = readLeadingMeasure(name);
  if (!leading || leading.isVague || leading.typedAmount === '' || leading.low !== leading.high)
    return undefined;
  if (leading.low <= 0 || leading.rest === '' || findFood(leading.rest) !== food) return undefined;
  return { name: leading.rest, count: leading.typedUnit === '' ? leading.low : null };
}

function isCountedInPackets(food: Food): boolean {
  const { piece } = food.grams;
  const most = PACKED_BELOW[food.category] ?? 0;
  // '1' of a chili or shallot means a single one.
  return piece !== undefined && piece < most && findRole(food.name, food)?.role !== 'aromatic';
}
