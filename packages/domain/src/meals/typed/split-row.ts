import type { CulinaryRole } from '../../foods/culinary-food.ts';
import { findFood } from '../../foods/find-food.ts';
import { composedOf, foodOf, isNamedSo, isOneOwnName } from './composed-of.ts';
import { endOf } from './meal-words.ts';

/** Roles of foods that are served beside others; a sauce, a spice or a lemon before a food tells how it was made. */
const ON_THE_PLATE: ReadonlySet<CulinaryRole> = new Set(['protein', 'vegetable', 'fruit', 'base', 'cheese']);
/** Two may be one dish: 'chicken rice'. */
const FEWEST = 3;
const MOST_LISTED = 5;

/** A food of a row of words, and whether it is added to the first. */
export interface InRow<Part> {
  readonly parts: readonly Part[];
  readonly isAdded: boolean;
}

/**
 * The foods that words in a row name: one, unless three or more are served beside each other, or a dish is followed by what is in or
 * on it: 'smoothie banana spinach', 'tea semi skimmed milk'.
 */
export function rowOf<Part extends { readonly name: string }>(
  parts: readonly Part[],
  isListed: boolean,
): InRow<Part>[] {
  const whole = [{ parts, isAdded: false }];
  const nameOf = (some: readonly Part[]) => some.map(({ name }) => name).join(' ');
  if (parts.length >= FEWEST && parts.every(({ name }) => isOnThePlate(name)))
    return parts.map((part) => ({ parts: [part], isAdded: false }));
  if (parts.length < 2 || isNamedSo(nameOf(parts))) return whole;
  const [first = '', last = ''] = [parts[0]?.name, parts.at(-1)?.name];
  const isBeside = [first, last].some((name) => endOf(name, 'beside')?.rest === '');
  // 'Roti sabzi', and 'fish fingers chips' before 'and beans', are two foods.
  const areSeveral =
    (isBeside || (isListed && composedOf(nameOf(parts)) === null)) &&
    parts.every(({ name }) => isNamedSo(name));
  if (areSeveral && parts.length <= MOST_LISTED)
    return parts.map((part) => ({ parts: [part], isAdded: false }));
  // 'Protein shake, 30 g powder water'.
  if (endOf(first, 'completes')?.rest === '')
    return parts.map((part, at) => ({ parts: [part], isAdded: at > 0 }));
  const behind = parts.slice(-1);
  const before = parts.slice(0, -1);
  if (endOf(nameOf(behind), 'milks') !== undefined && isNamedSo(nameOf(before)))
    return [
      { parts: before, isAdded: false },
      { parts: behind, isAdded: true },
    ];
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const head = parts.slice(0, length);
    if (endOf(nameOf(head), 'lists') === undefined || !isNamedSo(nameOf(head))) continue;
    const toppings = parts.slice(length).filter(({ name }) => endOf(name, 'told')?.rest !== '');
    if (toppings.every(({ name }) => isNamedSo(name)))
      return [{ parts: head, isAdded: false }, ...toppings.map((part) => ({ parts: [part], isAdded: true }))];
  }
  return whole;
}

function isOnThePlate(name: string): boolean {
  if (!isOneOwnName(name)) return false;
  if (endOf(name, 'sides') !== undefined) return true;
  const food = foodOf(name);
  const role = food?.cook?.role ?? findFood(name)?.cook?.role;
  if (role !== undefined) return ON_THE_PLATE.has(role);
  return food?.category === 'fruit' || food?.category === 'vegetable';
}
