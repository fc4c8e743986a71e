import nutrients from '@game-plan/lexicon/nutrients.json' with { type: 'json' };
import { type MoreNutrients, NONE_MEASURED } from './more-nutrients.ts';

/** Further nutrients in 100 g of the food of the tables with this id; all null for other ids. */
export function moreNutrientsOf({ fdcId }: { readonly fdcId: number }): MoreNutrients {
  const figures = nutrients[fdcId];
  if (figures === undefined) return NONE_MEASURED;
  const [fiber = null, sugar = null, saturatedFat = null, sodium = null] = figures;
  return { fiber, sugar, saturatedFat, sodium };
}
