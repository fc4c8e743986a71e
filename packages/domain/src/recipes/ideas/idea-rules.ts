import type { CalendarDay } from '../../calendar-day.ts';
import type { Eater } from '../../eater.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { stockMatcher } from '../../foods/substitutes/stock-matcher.ts';
import type { IngredientCategory } from '../../ingredient.ts';
import { isCareful } from '../../safety/suits-eater.ts';
import type { ComposeRequest, DayGoals, StockItem } from '../composed-recipe.ts';
import { findRole } from '../roles/find-role.ts';
import { suitableItems } from '../suitable-items.ts';
import { withDislikes } from '../with-dislikes.ts';

/** The rules for validating ideas, prepared once per request. */
export interface IdeaRules {
  /** With dislikes included as allergies. */
  readonly eater: Eater;
  /** Whether the person has allergies or diets, so that unknown foods are rejected. */
  readonly isCareful: boolean;
  /** The available ingredients. */
  readonly shelf: readonly StockItem[];
  readonly today: CalendarDay;
  readonly goals: DayGoals | undefined;
  readonly isInStock: (name: string) => boolean;
  /** The category of a food in stock or in the food table. */
  readonly categoryOf: (name: string) => IngredientCategory | undefined;
}

/**
 * The rules for the person and stock of a request.
 * @param suits whether the person may eat an item, if already known
 */
export function ideaRules(
  request: Omit<ComposeRequest, 'seed' | 'meal'>,
  suits?: (item: StockItem) => boolean,
): IdeaRules {
  const eater = withDislikes(request.eater, request.dislikes);
  const shelf = suitableItems({ ...request, eater }, suits);
  const kept = new Map(shelf.map(({ name, category }) => [foodNameKey(name), category]));
  return {
    eater,
    isCareful: isCareful(request.eater),
    shelf,
    today: request.today,
    goals: request.goals,
    isInStock: stockMatcher(shelf.map(({ name }) => name)),
    categoryOf: (name) => kept.get(foodNameKey(name)) ?? findFood(name)?.category ?? findRole(name)?.category,
  };
}
