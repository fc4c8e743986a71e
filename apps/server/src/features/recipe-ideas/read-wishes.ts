import type { Meal } from '@game-plan/contracts/food/meals';
import type { SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DailyGoals } from '@game-plan/domain/goals';
import { illnessesOf } from '@game-plan/domain/health/profile-options';
import type { Member } from '@game-plan/domain/kitchen-member';
import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import { freeCards } from '@game-plan/domain/plan/reserved-stock';
import type { ComposeRequest, DayGoals } from '@game-plan/domain/recipes/composed-recipe';
import type { Database } from '#db/client.ts';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { listMeals } from '#features/meals/meal-queries.ts';
import { listPlannedMeals } from '#features/recipes/library-queries.ts';
import { describeTable, goalsOf, limitsKey, readHabits, readTable } from './read-eaters.ts';
import { readUnwanted } from './read-unwanted.ts';
import { usableItems } from './usable-stock.ts';

export interface IdeaRequester extends Member {
  readonly today: CalendarDay;
  /** By the person's own clock; undefined if the client does not send it. */
  readonly hour: number | undefined;
  readonly seed: number;
  /** User ids of kitchen members who do not eat along. */
  readonly notFor: readonly number[] | undefined;
}

/** The day's goals minus its meals. */
function goalsLeft(
  goals: DailyGoals,
  meals: readonly Pick<Meal, 'totalProtein' | 'totalCalories'>[],
): DayGoals {
  const eaten = (total: 'totalProtein' | 'totalCalories') =>
    meals.reduce((sum, meal) => sum + meal[total], 0);
  return {
    proteinTarget: Math.max(0, goals.protein - eaten('totalProtein')),
    caloriesLeft: goals.calories - eaten('totalCalories'),
  };
}

/** More meals than a person has in a day. */
const MEALS_READ = 50;

/** The input for ideas, and what may be shown about the people who eat. */
interface Wishes {
  readonly request: ComposeRequest;
  /** Whether a dish of this name is not offered. */
  readonly isNever: (name: string) => boolean;
  /** Allergies and disliked foods of the person who asks; those of other members are never shown to them. */
  readonly ownWords: readonly string[];
  /** Illnesses of the profile for which ideas are not made, in words. */
  readonly illnesses: readonly string[];
  readonly eaters: SuggestedRecipe['eaters'];
}

/**
 * Reads the input for ideas: the kitchen, the limits of all who eat, the person's wishes and the next meal. `secret` is
 * used for the `limitsKey`.
 */
export async function readWishes(
  db: Database,
  { userId, kitchenId, today, hour, seed, notFor }: IdeaRequester,
  secret: string,
): Promise<Wishes> {
  const [own, stored, atHome, planned, meals, unwanted] = await Promise.all([
    readHabits(db, userId),
    listIngredients(db, kitchenId),
    foodsAtHome(db, kitchenId),
    listPlannedMeals(db, kitchenId, today),
    listMeals(db, userId, { from: today, to: today, limit: MEALS_READ }),
    readUnwanted(db, { userId, kitchenId }, today),
  ]);
  const table = await readTable(db, { userId, kitchenId }, own, notFor);
  const { dislikes = [], ...eater } = table.limits;
  const request: ComposeRequest = {
    stock: freeCards(await usableItems(userId, stored, eater, today), planned, atHome),
    eater,
    dislikes,
    servings: table.servings,
    limitsKey: limitsKey(table, secret),
    preferredCuisines: own.preferences?.preferredCuisines ?? [],
    atHome,
    today,
    seed,
    meal: hour === undefined ? undefined : mealTypeAt(hour),
    goals: goalsLeft(goalsOf(own), meals),
    never: unwanted.never,
    less: unwanted.less,
  };
  return {
    request,
    isNever: unwanted.isNever,
    ownWords: [...(own.profile?.allergies ?? []), ...(own.preferences?.dislikes ?? [])],
    illnesses: illnessesOf(own.profile?.healthConditions ?? []),
    eaters: await describeTable(userId, table, stored),
  };
}
