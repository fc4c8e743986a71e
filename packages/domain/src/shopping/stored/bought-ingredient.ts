import type { Aisle } from '../../foods/aisles/aisle.ts';
import { findAisle } from '../../foods/aisles/find-aisle.ts';
import type { IngredientCategory, IngredientUnit } from '../../ingredient.ts';
import type { ShoppingEntry } from '../read-entry.ts';
import { contentsOfPackages } from './package-size.ts';
import { knownCategory, nameBeside, storedAmount, storedUnit } from './stored-amount.ts';

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
  const kept = storedAmount(bought);
  const { quantity, unit, ...entry } = kept ?? contentsOfPackages(bought) ?? bought;
  const name = nameBeside({ ...entry, quantity, unit });
  const aisle = findAisle(name);
  if (aisle === 'household') return null;
  const stored = kept?.unit ?? storedUnit(unit) ?? 'item';
  return {
    name,
    category: knownCategory({ name, unit: stored }) ?? CATEGORY_OF_AISLE[aisle],
    quantity: quantity.trim() === '' ? '1' : quantity,
    unit: stored,
  };
}
