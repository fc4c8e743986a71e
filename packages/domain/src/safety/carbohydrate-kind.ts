import { type DescribedIngredient, has } from './described-ingredient.ts';

const GLUTEN_FREE_CLAIM = /\bgluten free\b/;
const SUGAR_FREE_CLAIM = /\bsugar free\b|\bunsweetened\b|\bno (?:added )?sugar\b/;

/** What holds gluten; a grain food that nothing is known of counts as wheat. */
export function isGluten(ingredient: DescribedIngredient): boolean {
  if (ingredient.allergens.has('gluten')) return true;
  if (ingredient.category !== 'grain' || GLUTEN_FREE_CLAIM.test(ingredient.text)) return false;
  return ingredient.knownAs === null && !has(ingredient, 'glutenFreeGrain', 'corn', 'starch');
}

/** Cereals, pseudo-cereals and what is made of them. */
export function isGrain(ingredient: DescribedIngredient): boolean {
  if (has(ingredient, 'grain', 'glutenFreeGrain', 'corn')) return true;
  return ingredient.category === 'grain' && ingredient.knownAs === null && ingredient.traits.size === 0;
}

export function isSugar(ingredient: DescribedIngredient): boolean {
  return !SUGAR_FREE_CLAIM.test(ingredient.text) && has(ingredient, 'sugar', 'naturalSugar', 'honey');
}

/** Whether makers usually put refined sugar into it, be it a little: sriracha, Worcestershire sauce, dried cranberries. */
export function hasAddedSugar({ text, partTraits }: DescribedIngredient): boolean {
  return !SUGAR_FREE_CLAIM.test(text) && (partTraits.has('sugar') || partTraits.has('sweets'));
}

/** What a low-carbohydrate kitchen leaves out; soy and peanuts hold few digestible carbohydrates and stay. */
export function isStarchyOrSugary(ingredient: DescribedIngredient): boolean {
  return isSugar(ingredient) || isGrain(ingredient) || has(ingredient, 'starch', 'sweets', 'legume');
}
