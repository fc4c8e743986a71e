import { addDays, type CalendarDay } from '../packages/domain/src/calendar-day.ts';
import { composeRecipes } from '../packages/domain/src/recipes/compose-recipes.ts';
import type { ComposedRecipe } from '../packages/domain/src/recipes/composed-recipe.ts';
import { largeStock } from './large-stock.ts';

/** An external picture, because otherwise thousands of pictures would be drawn during the measurement. */
const FROM_ELSEWHERE = 'https://example.org/dish.jpg';

/** `size` composed recipes in the format for saving; every fifth is a favourite. */
export function recipeLibrary(size: number, today: CalendarDay): object[] {
  const stock = largeStock(60, addDays(today, 3));
  const library: object[] = [];
  for (let seed = 1; library.length < size; seed += 1) {
    const ideas = composeRecipes({ stock, eater: { allergies: [], diets: [] }, today, seed });
    library.push(...ideas.map((idea, index) => toBody(idea, index % 5 === 0)));
  }
  return library.slice(0, size);
}

function toBody({ nutrition, lead, technique, ...recipe }: ComposedRecipe, isFavorite: boolean) {
  const { isPartial, ...figures } = nutrition;
  return { ...recipe, ...figures, caloriesArePartial: isPartial, imageUrl: FROM_ELSEWHERE, isFavorite };
}
