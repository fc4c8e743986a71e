import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { isDriedBean } from '../../foods/food-state.ts';
import { isOneOf } from '../../foods/phrases-in.ts';
import { type IngredientCategory, type IngredientUnit, STORED_UNITS } from '../../ingredient.ts';
import { unitAlone } from '../../lines/leading-measure.ts';
import { cannedName } from '../../recipes/inventory/canned-name.ts';
import { inventoryFood } from '../../recipes/inventory/inventory-food.ts';
import { formatAmount, parseAmount } from '../../units/amount.ts';
import { packageKey, type UnitSystem, unitKey } from '../../units/unit.ts';
import { MILLILITRES } from '../../units/weights/weight.ts';
import type { ShoppingEntry } from '../read-entry.ts';

interface StoredAmount extends ShoppingEntry {
  readonly unit: IngredientUnit;
}

/**
 * An amount in a unit that the inventory does not have, in one that it has: two sticks of butter are 8 oz. Undefined for other units,
 * and for packages, whose size the name may say.
 */
export function storedAmount({ name, quantity, unit }: ShoppingEntry): StoredAmount | undefined {
  const key = unitKey(unit);
  const amount = parseAmount(quantity);
  const inTins = isTin(unit) ? storedUnit(unit) : undefined;
  if (inTins) return { name: cannedName({ name, unit: inTins }, unit), quantity, unit: inTins };
  const [stored, each] = storedVolume(key) ?? storedPieces(key, name) ?? [];
  return stored === undefined || each === undefined || amount === null
    ? undefined
    : { name, quantity: formatAmount(amount * each), unit: stored };
}

const isTin = (unit: string) => packageKey(unitAlone(unit) ?? unit) === 'can';

/** The inventory's unit that a typed one means: 'Tins' and 'Packung' are 'tin' and 'pack'; undefined if it has none. */
export function storedUnit(typed: string): IngredientUnit | undefined {
  const keys = [unitKey(typed), unitAlone(typed)];
  return keys.flatMap((key) => STORED_UNITS.find((stored) => stored === key) ?? [])[0];
}

/** An amount in the pints of a kitchen: those of one that does not measure as Americans do are British. */
export const inPintsOf = <Thing extends { unit?: IngredientUnit | undefined }>(
  thing: Thing,
  system: UnitSystem,
): Thing => (thing.unit === 'pint' && system === 'metric' ? { ...thing, unit: 'imperial pint' } : thing);

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

const STORED_VOLUMES: ReadonlyMap<string, IngredientUnit> = new Map([
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
