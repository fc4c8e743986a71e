import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { foodWords } from '@game-plan/domain/foods/food-name';
import { formatAmount } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';

/** '6 pieces', '1 bunch', '500 g' */
export const formatStock = ({ quantity, unit }: Pick<Ingredient, 'quantity' | 'unit'>): string =>
  formatAmount(quantity, unit);

/** 'Eggs are in your inventory already (6 pieces)' */
export function describeExisting(existing: Ingredient): string {
  const last =
    existing.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .findLast(Boolean) ?? '';
  const isPlural = last.endsWith('s') && foodWords(last)[0] !== last;
  const values = { name: existing.name, stock: formatStock(existing) };
  return isPlural
    ? t('{name} are in your inventory already ({stock})', values)
    : t('{name} is in your inventory already ({stock})', values);
}
