import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { formatAmount, parseAmount } from '../../units/amount.ts';
import { packageKey } from '../../units/unit.ts';
import { readShoppingEntry, type ShoppingEntry } from '../read-entry.ts';

/**
 * The contents of packages whose size is known, so that recipes can take a part of them: a sack of 'jasmine rice (5 kg)' is 5 kg of jasmine
 * rice, two packs of 'spaghetti 500g' are 1000 g. Undefined without a size, and for tins and drinks, of which a kitchen has a number.
 */
export function contentsOfPackages({ name, quantity, unit }: ShoppingEntry): ShoppingEntry | undefined {
  const count = parseAmount(quantity);
  const isPackage = unit === '' || CONTAINERS.has(packageKey(unit));
  if (count === null || !isPackage) return undefined;
  const content = readShoppingEntry(name);
  const each = CONTENTS.has(content.unit) ? parseAmount(content.quantity) : null;
  const known = findFood(content.name);
  if (each === null || !known || isCounted(known)) return undefined;
  return { name: content.name, quantity: formatAmount(count * each), unit: content.unit };
}
const CONTENTS: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l', 'oz', 'lb']);

/** Tins and bottles of drinks, of which a kitchen has a number. */
const isCounted = ({ name, aisle, category }: Food) =>
  aisle === 'canned' || name.startsWith('canned ') || category === 'beverage';

/** What is emptied little by little. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'sack bag package packet box carton bottle jar tub block net'.split(' '),
);
