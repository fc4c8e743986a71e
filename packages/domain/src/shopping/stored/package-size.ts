import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { formatAmount, parseAmount } from '../../units/amount.ts';
import { packageKey, unitKey } from '../../units/unit.ts';
import type { ShoppingEntry } from '../read-entry.ts';

const SIZE = String.raw`\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|oz|lbs?)`;
const SIZE_BEHIND = new RegExp(String.raw`^(\p{L}.*?),? (?:\((${SIZE})\)|(${SIZE}))$`, 'iu');
const SIZE_BEFORE = new RegExp(String.raw`^(${SIZE}) (\p{L}.*)$`, 'iu');
const PARTS = /^([\d.,]+) ?(\p{L}+)$/u;

/**
 * The contents of packages whose size is known, so that recipes can take a part of them: a sack of 'jasmine rice (5 kg)' is 5 kg of jasmine
 * rice, two packs of 'spaghetti 500g' are 1000 g. Undefined without a size, and for tins and drinks, of which a kitchen has a number.
 */
export function contentsOfPackages({ name, quantity, unit }: ShoppingEntry): ShoppingEntry | undefined {
  const count = parseAmount(quantity);
  const isPackage = unit === '' || CONTAINERS.has(packageKey(unit));
  if (count === null || !isPackage) return undefined;
  const [, before = '', inBrackets, behind] = SIZE_BEHIND.exec(name) ?? [];
  const [, ahead, after = ''] = SIZE_BEFORE.exec(name) ?? [];
  const food = before || after;
  const [, size = '', measure = ''] = PARTS.exec(inBrackets ?? behind ?? ahead ?? '') ?? [];
  const each = parseAmount(size);
  const known = findFood(food);
  if (each === null || !known || isCounted(known)) return undefined;
  return { name: food, quantity: formatAmount(count * each), unit: unitKey(measure) };
}

/** Tins and bottles of drinks, of which a kitchen has a number. */
const isCounted = ({ name, aisle, category }: Food) =>
  aisle === 'canned' || name.startsWith('canned ') || category === 'beverage';

/** What is emptied little by little. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'sack bag package packet box carton bottle jar tub block net'.split(' '),
);
