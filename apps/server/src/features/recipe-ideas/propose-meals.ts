import type { BodyOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { plan } from '@game-plan/contracts/kitchen/plan';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import type { Member } from '@game-plan/domain/kitchen-member';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { daysOf } from '@game-plan/domain/nutrition/day-range';
import { totalMinutes } from '@game-plan/domain/plan/plan-entry';
import { weekProposer } from '@game-plan/domain/plan/propose-week';
import { takenBefore } from '@game-plan/domain/plan/reserved-stock';
import { seededRandom } from '@game-plan/domain/random';
import { createInventory } from '@game-plan/domain/recipes/availability';
import { recipeSuits } from '@game-plan/domain/recipes/own/recipe-suits';
import type { Deps } from '#deps';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { listEntries } from '#features/plan/plan-queries.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listPlannableRecipes, MOST_RECIPES } from './plannable-recipe-queries.ts';
import { readHabits, readTable } from './read-eaters.ts';
import { readUnwanted } from './read-unwanted.ts';

/**
 * Proposes one of the kitchen's recipes for each meal of these days for which nothing is planned. The allergies, diets and dislikes of
 * everyone who eats along bind; meals that are past get nothing. What the person never wants, or the kitchen cooked lately, is left out.
 */
export async function proposeMeals(
  { db, randomSeed }: Pick<Deps, 'db' | 'randomSeed'>,
  member: Member,
  { from, to, slots, not }: BodyOf<typeof plan.propose>,
  today: CalendarDay,
): Promise<ResponseInput<typeof plan.propose>> {
  const { userId, kitchenId } = member;
  const entries = await listEntries(db, kitchenId, { from, to });
  const gaps = daysOf({ from: from < today ? today : from, to }).flatMap((day) =>
    MEAL_TYPES.filter((slot) => slots.includes(slot) && !isPlanned(entries, day, slot)).map((slot) => ({
      day,
      slot,
    })),
  );
  if (gaps.length === 0) return [];
  const { limits, eaters } = await readTable(db, member, await readHabits(db, userId), undefined);
  const unwanted = await readUnwanted(db, member, today);
  const newest = await listPlannableRecipes(db, kitchenId, { not, most: MOST_RECIPES });
  const found = newest.filter(({ recipe }) => !unwanted.isNever(recipe.name));
  const suit = await mapYielding(userId, found, ({ recipe, nutrition }) =>
    recipeSuits(recipe, nutrition, limits),
  );
  const suitable = new Map(found.filter((_, at) => suit[at]).map((each) => [each.recipe.id, each]));

  const kitchen = await readKitchen(db, kitchenId, today);
  const stored = await listIngredients(db, kitchenId);
  const inventory = createInventory(kitchen.atHome);
  await mapYielding(userId, kitchen.items, inventory.add);
  const propose = weekProposer(
    [...suitable.values()].map(({ recipe }) => ({
      ...recipe,
      minutes: totalMinutes(recipe),
      isUnwanted: unwanted.isLess(recipe.name),
    })),
    {
      inventory,
      taken: takenBefore(null, kitchen.planned, inventory),
      cards: stored.filter((card) => !isExpired(card, today)),
      atHome: kitchen.atHome,
    },
    {
      servings: eaters.length,
      planned: entries.flatMap(({ entry }) => entry.recipeId ?? []),
      random: seededRandom(randomSeed()),
    },
  );
  const proposed = await mapYielding(userId, gaps, propose);
  return proposed.flatMap((meal) => {
    const chosen = meal && suitable.get(meal.recipeId);
    if (!chosen) return [];
    const { day, slot, recipeId, usesUp, toBuy } = meal;
    const { recipe, nutrition, pictureHash } = chosen;
    const minutes = totalMinutes(recipe);
    const imageUrl = pictureHash === null ? recipe.imageUrl : pictureAddress(pictureHash);
    return [
      {
        day,
        slot,
        name: recipe.name,
        recipe: { id: recipeId, imageUrl, minutes, calories: nutrition.calories },
        servings: eaters.length,
        eaters: eaters.map((eater) => eater.userId),
        reasons: [
          ...(usesUp.length > 0 ? [`Uses up: ${usesUp.join(', ')}`] : []),
          toBuy === 0 ? 'Nothing to buy' : `${toBuy} to buy`,
          ...(minutes === null ? [] : [`${minutes} min`]),
        ],
      },
    ];
  });
}

type Entries = Awaited<ReturnType<typeof listEntries>>;

const isPlanned = (entries: Entries, day: CalendarDay, slot: string) =>
  entries.some(({ entry }) => entry.day === day && entry.slot === slot && entry.state !== 'skipped');
