import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import { INGREDIENT_CATEGORIES } from '@game-plan/domain/ingredient';
import { withoutAccents } from '@game-plan/domain/text/accents';
import { compareNames } from '@game-plan/domain/text/english';
import { t } from '#lib/language.ts';

/** The sort orders of the inventory with their labels; the first is the default. */
export const SORTS = {
  added: t('Recently added'),
  name: t('Name'),
  expiry: t('Expiry'),
  category: t('Category'),
} as const;
export type InventorySort = keyof typeof SORTS;

export function isInventorySort(value: unknown): value is InventorySort {
  return typeof value === 'string' && Object.hasOwn(SORTS, value);
}

const compareByName = (one: Ingredient, other: Ingredient) => compareNames(one.name, other.name);

/** Soonest first; ingredients without a date go last. */
function compareExpiry(one: Ingredient, other: Ingredient): number {
  if (one.expiryDate === other.expiryDate) return 0;
  if (one.expiryDate === null) return 1;
  if (other.expiryDate === null) return -1;
  return one.expiryDate < other.expiryDate ? -1 : 1;
}

const place = ({ category }: Ingredient) => INGREDIENT_CATEGORIES.indexOf(category);

/** Sorts the list. 'added' keeps the server's order: newest first. */
export function sortIngredients(list: readonly Ingredient[], sort: InventorySort): readonly Ingredient[] {
  switch (sort) {
    case 'added':
      return list;
    case 'name':
      return list.toSorted(compareByName);
    case 'expiry':
      return list.toSorted((one, other) => compareExpiry(one, other) || compareByName(one, other));
    case 'category':
      return list.toSorted((one, other) => place(one) - place(other) || compareByName(one, other));
  }
}

const plain = (text: string) => withoutAccents(text).toLowerCase();

/** Ingredients whose name contains every typed word, ignoring accents and plurals: 'tomatoes' finds 'Cherry tomato'. */
export function searchIngredients(list: readonly Ingredient[], typed: string): readonly Ingredient[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return list;
  const wanted = words.map((word) => ({ word, key: foodNameKey(word) }));
  return list.filter(({ name }) => {
    const text = plain(name);
    return wanted.every(({ word, key }) => text.includes(word) || (key !== '' && text.includes(key)));
  });
}
