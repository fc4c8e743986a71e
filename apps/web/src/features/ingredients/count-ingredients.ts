import { formatNumber } from '#lib/format.ts';

/** '1 ingredient', '1,204 ingredients' */
export function countIngredients(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`;
}
