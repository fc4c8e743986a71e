import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { isDriedBean } from '../../foods/food-state.ts';
import { isOneOf } from '../../foods/phrases-in.ts';
import type { IngredientCategory, IngredientUnit } from '../../ingredient.ts';
import { inventoryFood } from '../../recipes/inventory/inventory-food.ts';
import { formatAmount, parseAmount } from '../../units/amount.ts';
import { packageKey, unitKey } from '../../units/unit.ts';
import { MILLILITRES } from '../../units/weights/weight.ts';
import type { ShoppingEntry } from '../read-entry.ts';

interface StoredAmount extends ShoppingEntry {
  readonly unit: IngredientUnit;
}

/**
 * An amount in a unit that the inventory does not have, in one that it has: four pints of milk are eight cups, two
 * sticks of butter 8 oz, three tins of tomatoes three canned tomatoes. Undefined for other units.
 */
export function storedAmount({ name, quantity, unit }: ShoppingEntry): StoredAmount | undefined {
  const key = unitKey(unit);
  const amount = parseAmount(quantity);
  if (packageKey(unit) === 'can') return { name: nameOfCanned(name), quantity, unit: 'item' };
  const [stored, each] = storedVolume(key) ?? storedPieces(key, name) ?? [];
  return stored === undefined || each === undefined || amount === null
    ? undefined
    : { name, quantity: formatAmount(amount * each), unit: stored };
}

/**
 * The name of a food with its amount beside it. Two pounds of black beans are dried ones, which only the amount
 * says: an inventory that has them as 'black beans' would take them for cooked.
 */
export function nameBeside({ name, quantity, unit }: ShoppingEntry): string {
  const food = inventoryFood(`${name} ${quantity} ${unit}`);
  if (food === undefined || food === inventoryFood(name) || !isDriedBean(food.name)) return name;
  return [`dried ${name}`, `${name} (dried)`].find((dried) => inventoryFood(dried) === food) ?? name;
}

/** The category of a food that the table has. */
export function knownCategory({
  name,
  unit,
}: Pick<ShoppingEntry, 'name' | 'unit'>): IngredientCategory | undefined {
  // Coriander in a bunch is the herb, not the ground seed.
  const bunch = unit === 'bunch' ? findFood(`fresh ${name}`) : undefined;
  return (bunch ?? inventoryFood(name))?.category;
}

/** Where canned food is another food, the name says so: three tins of tomatoes are not three fresh ones. */
function nameOfCanned(name: string): string {
  const canned = `canned ${name}`;
  const food = findFood(canned);
  return food && food.name !== findFood(name)?.name ? canned : name;
}

const STORED_VOLUMES: ReadonlyMap<string, IngredientUnit> = new Map([
  ['pint', 'cup'],
  ['quart', 'cup'],
  ['gallon', 'cup'],
  ['fl oz', 'cup'],
  ['dl', 'ml'],
  ['cl', 'ml'],
]);

function storedVolume(key: string): readonly [IngredientUnit, number] | undefined {
  const stored = STORED_VOLUMES.get(key);
  return stored && [stored, (MILLILITRES.get(key) ?? 1) / (MILLILITRES.get(stored) ?? 1)];
}

const isInSticks = isOneOf(words['in sticks']);

/** A stick of butter is a quarter of a pound, and a head of garlic has about ten cloves. */
function storedPieces(key: string, name: string): readonly [IngredientUnit, number] | undefined {
  if (key === 'stick' && isInSticks(findFood(name)?.name ?? '')) return ['oz', 4];
  if (key === 'head' && findFood(name)?.name === 'garlic') return ['clove', 10];
  return key === 'head' ? ['piece', 1] : undefined;
}
