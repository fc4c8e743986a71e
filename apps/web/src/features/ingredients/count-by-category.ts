import { INGREDIENT_CATEGORIES, type IngredientCategory } from '@game-plan/domain/kitchen';

interface CategoryCount {
  readonly category: IngredientCategory;
  readonly count: number;
}

/** How many there are of each category that has any, in the product's order of categories. */
export function countByCategory(
  ingredients: readonly { readonly category: IngredientCategory }[],
): readonly CategoryCount[] {
  const counts = new Map<IngredientCategory, number>();
  for (const { category } of ingredients) counts.set(category, (counts.get(category) ?? 0) + 1);
  return INGREDIENT_CATEGORIES.flatMap((category) => {
    const count = counts.get(category);
    return count ? [{ category, count }] : [];
  });
}
