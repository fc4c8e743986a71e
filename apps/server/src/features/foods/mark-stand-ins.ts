import type { Food } from '@game-plan/contracts/food/foods';
import { foodWords } from '@game-plan/domain/foods/food-name';
import { makerIn } from '@game-plan/domain/meals/typed/eaten-names';

/**
 * Marks the foods that are not of the maker that was typed, 'Costa latte', so that nobody takes their figures for those of
 * the label. The person's own foods and recipes are what the person says.
 */
export function markStandIns<F extends Food>(foods: readonly F[], typed: string): F[] {
  const maker = makerIn(typed);
  if (maker === null) return [...foods];
  const words = foodWords(maker);
  return foods.map((food) => {
    const own = new Set(foodWords(`${food.description} ${food.brand ?? ''}`));
    const isOfTable = food.fdcId !== undefined && food.ownFoodId === undefined;
    return isOfTable && !words.every((word) => own.has(word)) ? { ...food, standsInFor: maker } : food;
  });
}
