import type { Food } from '../../foods/food.ts';

const FRIED = /\b(?:saut[eé]ed|stir[- ]?fr(?:ied|y)|pan[- ]?fried)(?!\p{L})/iu;

/** Grams per 100 g; above it, the food's figures include what it was fried in. */
const FAT_OF_VEGETABLES = 2;

/** Grams per 100 g of oils, butter and other fats. */
const FAT_OF_FATS = 50;

/**
 * Whether a vegetable was typed as fried in a pan, and neither its figures nor what was typed with it contain the fat:
 * 'sauteed spinach', but not 'spinach sauteed in butter'.
 */
export function lacksFryingFat(
  text: string,
  { category, parts, per100g }: Food,
  beside: readonly { readonly fat: number | null }[],
): boolean {
  const isPlain = category === 'vegetable' && parts === undefined && (per100g.fat ?? 0) < FAT_OF_VEGETABLES;
  return isPlain && FRIED.test(text) && beside.every(({ fat }) => (fat ?? 0) < FAT_OF_FATS);
}
