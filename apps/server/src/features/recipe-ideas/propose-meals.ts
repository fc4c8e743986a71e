import type { BodyOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { PlanProposal, plan } from '@game-plan/contracts/kitchen/plan';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { DailyGoals } from '@game-plan/domain/goals';
import type { Member } from '@game-plan/domain/kitchen-member';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { daysOf } from '@game-plan/domain/nutrition/day-range';
import type { DishSource } from '@game-plan/domain/plan/fill-week';
import { times } from '@game-plan/domain/plan/portions';
import { mainFoodOf, type WeekMeal } from '@game-plan/domain/plan/propose-week';
import { reasonFor } from '@game-plan/domain/plan/reason-for';
import { freeCards } from '@game-plan/domain/plan/reserved-stock';
import type { ComposedRecipe } from '@game-plan/domain/recipes/composed-recipe';
import type { Deps } from '#deps';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { listEntries } from '#features/plan/plan-queries.ts';
import { listPrices } from '#features/prices/price-queries.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { limitedComposer } from './compose-ideas.ts';
import { listPlannableRecipes, MOST_RECIPES } from './plannable-recipe-queries.ts';
import { readHabits, readTable } from './read-eaters.ts';
import { readUnwanted } from './read-unwanted.ts';
import { shownOf } from './suggest-recipes.ts';
import { usableItems } from './usable-stock.ts';

/** What is planned so many days before and after is no other food within seven days. */
const DAYS_BESIDE = 6;
/** Changes that are tried when a better week is searched for: about half a second of work. */
const TRIES = 8000;

type Answer = ResponseInput<typeof plan.propose>;

/**
 * Proposes dishes for each meal of these days for which nothing is planned: the kitchen's recipes, and those of the composer. The
 * allergies, diets and dislikes of everyone who eats along bind; meals that are past get nothing. What the person never wants, or the
 * kitchen cooked lately, is left out.
 */
export async function proposeMeals(
  deps: Pick<Deps, 'db' | 'composer' | 'concurrency' | 'randomSeed'>,
  member: Member,
  {
    from,
    to,
    slots,
    not,
    kept,
    leftOut,
    withIdeas,
    cooksAhead,
    budget,
    seed,
    improve,
  }: BodyOf<typeof plan.propose>,
  today: CalendarDay,
): Promise<Answer> {
  const { db, randomSeed } = deps;
  const { userId, kitchenId } = member;
  const used = seed ?? randomSeed();
  const entries = await listEntries(db, kitchenId, {
    from: addDays(from, -DAYS_BESIDE),
    to: addDays(to, DAYS_BESIDE),
  });
  const isDecided = gapFinder([
    ...kept,
    ...leftOut,
    ...entries.flatMap(({ entry }) => (entry.state === 'skipped' ? [] : [entry])),
  ]);
  const gaps = daysOf({ from: from < today ? today : from, to }).flatMap((day) =>
    MEAL_TYPES.filter((slot) => slots.includes(slot))
      .map((slot) => ({ day, slot }))
      .filter((gap) => !isDecided(gap)),
  );
  if (gaps.length + kept.length === 0) return { seed: used, meals: [], own: null, cost: null, gap: 0 };
  const [habits, unwanted, found, kitchen, stored, prices] = await Promise.all([
    readHabits(db, userId),
    readUnwanted(db, member, today),
    listPlannableRecipes(db, kitchenId, MOST_RECIPES),
    readKitchen(db, kitchenId, today),
    listIngredients(db, kitchenId),
    listPrices(db, kitchenId),
  ]);
  const table = await readTable(db, member, habits, undefined);
  const { dislikes = [], ...eater } = table.limits;
  const mainOf = new Map(found.map(({ recipe }) => [recipe.id, mainFoodOf(recipe.ingredients)]));
  const inDays = new Set(
    entries.flatMap(({ entry }) => (entry.day >= from && entry.day <= to ? (entry.recipeId ?? []) : [])),
  );
  const names = new Map(found.map(({ recipe }) => [recipe.id, recipe.name]));
  const week = await limitedComposer(deps, userId).fillWeek({
    gaps,
    kept,
    not,
    withIdeas,
    cooksAhead,
    budget: budget ?? null,
    prices,
    tries: improve ? TRIES : 0,
    // What was kept may come from a thorough search.
    isThorough: improve || kept.length > 0,
    planned: entries.flatMap(({ entry }) => {
      const main = entry.recipeId === null ? undefined : mainOf.get(entry.recipeId);
      return main === undefined ? [] : [{ day: calendarDay(entry.day), slot: entry.slot, main }];
    }),
    own: found
      .filter(({ recipe }) => !inDays.has(recipe.id) && !unwanted.isNever(recipe.name))
      .map(({ recipe, nutrition }) => ({
        id: recipe.id,
        recipe,
        nutrition,
        isUnwanted: unwanted.isLess(recipe.name),
      })),
    limits: table.limits,
    wishes: {
      stock: freeCards(await usableItems(userId, stored, eater, today), kitchen.planned, kitchen.atHome),
      eater,
      dislikes,
      servings: table.eaters.length,
      preferredCuisines: habits.preferences?.preferredCuisines ?? [],
      atHome: kitchen.atHome,
      today,
      seed: used,
      never: unwanted.never,
      less: unwanted.less,
    },
    kitchen,
    cards: stored.map(({ id, name, quantity, unit, status, expiryDate, openedOn, boughtOn, batches }) => ({
      id,
      name,
      quantity,
      unit,
      status,
      expiryDate,
      openedOn,
      boughtOn,
      batches,
    })),
    eaters: table.eaters.map(({ goals }) => goals),
  });
  const eaters = table.eaters.map((each) => each.userId);
  const own = week.eaters[eaters.indexOf(userId)];
  const days = new Set(week.meals.map(({ day }) => day)).size;
  return {
    seed: used,
    meals: week.meals.flatMap((meal) => {
      const source = week.sources.get(meal.dish.id);
      return source ? [shown(meal, source, names, eaters)] : [];
    }),
    own: own && days > 0 ? { got: aDay(own.got, days), goals: aDay(own.goals, days) } : null,
    cost: week.cost,
    gap: week.gap,
  };
}

const aDay = (figures: DailyGoals, days: number) => times(figures, 1 / days);

interface Gap {
  readonly day: string;
  readonly slot: string;
}

function gapFinder(gaps: readonly Gap[]): (gap: Gap) => boolean {
  const keys = new Set(gaps.map(({ day, slot }) => `${day} ${slot}`));
  return ({ day, slot }) => keys.has(`${day} ${slot}`);
}

function shown(
  meal: WeekMeal,
  source: DishSource,
  names: ReadonlyMap<number, string>,
  eaters: readonly number[],
): Answer['meals'][number] {
  const { day, slot, dish, cookedOn, servings, portions } = meal;
  const name = 'idea' in source ? source.idea.name : (names.get(source.recipeId) ?? '');
  const isRest = cookedOn !== null;
  return {
    day,
    slot,
    dish: dish.id,
    name,
    recipeId: 'recipeId' in source && !isRest ? source.recipeId : null,
    idea: 'idea' in source && !isRest ? asNewRecipe(source.idea) : null,
    cookedOn,
    calories: dish.perServing && Math.round(dish.perServing.calories),
    servings,
    eaters: [...eaters],
    portions: [...portions],
    reason: reasonFor(meal),
  };
}

/** An idea as it is saved. */
function asNewRecipe(idea: ComposedRecipe): NonNullable<PlanProposal['idea']> {
  const { key: _, reason: _reason, technique: _technique, lead: _lead, ...recipe } = idea;
  return {
    ...shownOf(recipe),
    ingredients: recipe.ingredients.map(({ name, amount, unit, available }) => ({
      name,
      amount,
      unit,
      available,
    })),
  };
}
