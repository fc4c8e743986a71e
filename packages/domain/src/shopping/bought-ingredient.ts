import type { Aisle } from '../foods/aisles/aisle.ts';
import { findAisle } from '../foods/aisles/find-aisle.ts';
import { findFood } from '../foods/find-food.ts';
import { type IngredientCategory, type IngredientUnit, STORED_UNITS } from '../ingredient.ts';
import { formatAmount, parseAmount } from '../units/amount.ts';
import { packageKey, unitKey } from '../units/unit.ts';
import { MILLILITRES } from '../units/weights/weight.ts';
import { contentsOfPackages } from './package-size.ts';
import type { ShoppingEntry } from './read-entry.ts';

interface BoughtIngredient {
  readonly name: string;
  readonly category: IngredientCategory;
  readonly quantity: string;
  readonly unit: IngredientUnit;
}

/** The likely category of a food that the table does not have, by its aisle. */
const CATEGORY_OF_AISLE: Readonly<Record<Exclude<Aisle, 'household'>, IngredientCategory>> = {
  produce: 'vegetable',
  bakery: 'grain',
  meat: 'protein',
  dairy: 'dairy',
  grains: 'grain',
  canned: 'pantry',
  sauces: 'pantry',
  baking: 'pantry',
  snacks: 'pantry',
  drinks: 'beverage',
  frozen: 'pantry',
  other: 'pantry',
};

/** The inventory item for a bought item; null if it is not food. */
export function boughtIngredient(bought: ShoppingEntry): BoughtIngredient | null {
  const entry = contentsOfPackages(bought) ?? bought;
  const { quantity, unit } = entry;
  const name = nameInStock(entry);
  const aisle = findAisle(name);
  if (aisle === 'household') return null;
  const volume = inStoredVolume(quantity, unit);
  const stored = volume?.unit ?? inventoryUnit(unit);
  // Coriander in a bunch is the herb, not the ground seed.
  const bunch = stored === 'bunch' ? findFood(`fresh ${name}`) : undefined;
  return {
    name,
    category: (bunch ?? findFood(name))?.category ?? CATEGORY_OF_AISLE[aisle],
    quantity: volume?.quantity ?? (quantity.trim() === '' ? '1' : quantity),
    unit: stored,
  };
}

/**
 * The inventory has no unit for tins, so the name says it where canned food is another food: three tins of tomatoes are
 * three canned tomatoes, not three fresh ones.
 */
function nameInStock({ name, unit }: ShoppingEntry): string {
  if (packageKey(unit) !== 'can') return name;
  const canned = `canned ${name}`;
  const food = findFood(canned);
  return food && food.name !== findFood(name)?.name ? canned : name;
}

/** Volumes that the inventory has no unit for, in one that it has: four pints of milk are eight cups. */
const STORED_VOLUMES: ReadonlyMap<string, IngredientUnit> = new Map([
  ['pint', 'cup'],
  ['quart', 'cup'],
  ['gallon', 'cup'],
  ['fl oz', 'cup'],
  ['dl', 'ml'],
  ['cl', 'ml'],
]);

function inStoredVolume(
  quantity: string,
  unit: string,
): { readonly quantity: string; readonly unit: IngredientUnit } | undefined {
  const key = unitKey(unit);
  const stored = STORED_VOLUMES.get(key);
  const amount = parseAmount(quantity);
  if (stored === undefined || amount === null) return undefined;
  const each = (MILLILITRES.get(key) ?? 1) / (MILLILITRES.get(stored) ?? 1);
  return { quantity: formatAmount(amount * each), unit: stored };
}

/** The inventory has no 'can' or 'jar'; they become an item. */
function inventoryUnit(unit: string): IngredientUnit {
  const key = unitKey(unit);
  return STORED_UNITS.find((stored) => stored === key) ?? 'item';
}
