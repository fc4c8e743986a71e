import type { Food } from '../../foods/food.ts';
import type { TypedFood } from '../typed/typed-meal.ts';
import { isNamed } from './named-foods.ts';

/** Grams per 100 g; above it, the food's figures include what it was fried in. */
const FAT_OF_VEGETABLES = 2;

/** Grams per 100 g; oils, butter and other fats have more, and nuts less. */
const FAT_OF_FATS = 77;

/**
 * Whether a vegetable was typed as fried in a pan, and neither its figures nor what was typed with it contain the fat:
 * 'sauteed spinach', but not 'spinach sauteed in butter', 'without oil' or of stated kcal.
 */
export function lacksFryingFat(
  { isPanFried, calories, without }: Pick<TypedFood, 'isPanFried' | 'calories' | 'without'>,
  { category, parts, per100g }: Food,
  beside: readonly { readonly fat: number | null }[],
): boolean {
  const isPlain = category === 'vegetable' && parts === undefined && (per100g.fat ?? 0) < FAT_OF_VEGETABLES;
  if (!isPlain || calories !== null || without.some((each) => isNamed(each, 'fat'))) return false;
  return isPanFried === true && beside.every(({ fat }) => (fat ?? 0) < FAT_OF_FATS);
}
