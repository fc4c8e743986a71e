import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { servingsAsMeal } from '@game-plan/domain/meals/servings-as-meal';
import { planKey, portionsOf } from '@game-plan/domain/plan/plan-entry';
import type { NeededLine } from '@game-plan/domain/recipes/availability';
import { inventoryFood } from '@game-plan/domain/recipes/inventory/inventory-food';
import { recipeContents } from '@game-plan/domain/recipes/nutrition/recipe-contents';
import { recipeServing } from '@game-plan/domain/recipes/nutrition/recipe-serving';
import { planUseToday } from '@game-plan/domain/recipes/use-stock';
import { DISH_KEEPS } from '@game-plan/domain/stock/shelf-life';
import { formatAmount, parseAmount } from '@game-plan/domain/units/amount';
import { scaleRecipe } from '@game-plan/domain/units/scaling/scale';
import type { Database } from '#db/client.ts';
import { type KeptRow, keepRemoval } from '#db/removals.ts';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import {
  insertCooked,
  insertIngredient,
  listIngredients,
  lockIngredient,
  takeFrom,
} from '#features/ingredients/ingredient-queries.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { listMemberIds } from '#features/kitchens/membership-queries.ts';
import { insertMeal } from '#features/meals/meal-queries.ts';
import { findRecipe, markMade } from '#features/recipes/recipe-queries.ts';
import { withdrawNeeds } from '#features/shopping-list/need-queries.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import {
  findEntry,
  giveDish,
  type LockedEntry,
  lockEntry,
  readEntry,
  readRestsOf,
  updateEntry,
} from './plan-queries.ts';
import { showStored } from './show-entries.ts';

/** So that ' (cooked)' fits into the name of an ingredient. */
const LONGEST_NAME = 190;

interface Cooked {
  readonly undoId: number;
  readonly unmeasured: string[];
  readonly leftOver: number;
}

/**
 * A planned recipe was cooked: its ingredients are taken from the inventory, what expires first before what keeps; each eater's serving
 * is logged on the day of the plan; and what is left becomes a dish of the inventory. All or none, and undone together. Throws
 * 'not_found' if there is no such entry, and 'conflict' if it is no recipe that is still to be cooked.
 */
export async function cookEntry(
  db: Database,
  member: Member,
  id: number,
  today: CalendarDay,
): Promise<Cooked & { readonly entry: PlanEntry }> {
  // Meals of other members are written while the kitchen is locked, and deleting an account locks in the opposite order.
  const [cooked, stored] = await retryOnDeadlock(() =>
    db.transaction(
      async (tx) => [await cook(tx, member, id, today), await findEntry(tx, member.kitchenId, id)] as const,
    ),
  );
  // As it was cooked, although somebody may have removed it since.
  return { ...cooked, entry: await showStored(db, member, stored, today) };
}

async function cook(tx: Database, member: Member, id: number, today: CalendarDay): Promise<Cooked> {
  const { kitchenId } = member;
  await lockShoppingList(tx, kitchenId);
  const entry = await lockEntry(tx, kitchenId, id);
  if (!entry) throw notFound('This planned meal');
  if (entry.state !== 'planned') throw new AppError('conflict', `This meal has been ${entry.state} already.`);
  if (entry.restOf !== null) return eatRest(tx, member, entry, today);
  const recipe = entry.recipeId === null ? undefined : await findRecipe(tx, member, entry.recipeId);
  if (!recipe) throw new AppError('conflict', 'Only a recipe can be cooked. This meal has none.');

  const changedEntries = [...(await readEntry(tx, kitchenId, id)), ...(await readRestsOf(tx, kitchenId, id))];
  const { takenIngredients, unmeasured } = await takeLines(
    tx,
    member,
    scaleRecipe(recipe.ingredients, recipe.servings, entry.servings),
    today,
  );
  const known = servingOf(recipe);
  const { loggedMeals, eaten } = await logPortions(tx, kitchenId, entry, known);
  const leftOver = entry.servings - eaten;
  const addedIngredients: KeptRow[] = [];
  if (leftOver > 0) {
    const dish = await insertLeftOver(tx, member, { recipe, known, servings: leftOver }, today);
    addedIngredients.push(dish);
    await giveDish(tx, kitchenId, id, Number(dish.id));
  }
  const cookedRecipes = await insertCooked(tx, member, recipe.name);
  // Cooked ahead of its day, it is made today.
  const madeDays = await markMade(
    tx,
    kitchenId,
    recipe.id,
    entry.day < today ? calendarDay(entry.day) : today,
  );
  const withdrawnNeeds = await withdrawNeeds(tx, kitchenId, [planKey(id)]);
  await updateEntry(tx, kitchenId, id, { state: 'cooked' });
  const undoId = await keepRemoval(tx, member, {
    takenIngredients,
    cookedRecipes,
    madeDays,
    changedEntries,
    withdrawnNeeds,
    loggedMeals,
    addedIngredients,
  });
  return { undoId, unmeasured, leftOver };
}

/**
 * What is left of another meal was eaten: each eater's portion is logged and taken from the dish that was left over; less for each if
 * there is less. Undone together. Throws 'conflict' if nothing is left of it.
 */
async function eatRest(
  tx: Database,
  member: Member,
  entry: LockedEntry,
  today: CalendarDay,
): Promise<Cooked> {
  const { kitchenId } = member;
  const dish = entry.dishId === null ? undefined : await lockIngredient(tx, kitchenId, entry.dishId);
  const had = parseAmount(dish?.quantity ?? '') ?? 0;
  if (!dish?.serving || had === 0)
    throw new AppError(
      'conflict',
      entry.dishId === null
        ? 'What this is left of has not been cooked yet, or nothing was left of it.'
        : 'Nothing is left of this dish.',
    );
  const changedEntries = await readEntry(tx, kitchenId, entry.id);
  const there = { ...entry, servings: Math.min(entry.servings, had) };
  const { loggedMeals, eaten } = await logPortions(tx, kitchenId, there, dish.serving);
  const left = eaten >= had ? '0' : formatAmount(had - eaten);
  const cause = { kind: 'eaten', day: today } as const;
  const taken = await takeFrom(tx, { member, cause }, { ...dish, left });
  if (!taken) throw new Error('A locked dish was gone');
  await updateEntry(tx, kitchenId, entry.id, { state: 'cooked' });
  const undoId = await keepRemoval(tx, member, {
    takenIngredients: [{ before: taken.before, left, cause }],
    changedEntries,
    loggedMeals,
  });
  return { undoId, unmeasured: [], leftOver: 0 };
}

/** Logs the portion of each eater on the day of the plan. Returns the meals as what an undo keeps, and how many servings they are. */
async function logPortions(
  tx: Database,
  kitchenId: KitchenId,
  entry: Pick<LockedEntry, 'day' | 'slot' | 'eaters' | 'portions' | 'servings'>,
  serving: Parameters<typeof servingsAsMeal>[0],
) {
  const eaters = portionsOf(entry, await listMemberIds(tx, kitchenId));
  const loggedMeals: KeptRow[] = [];
  for (const { userId, servings } of eaters) {
    const meal = servingsAsMeal(serving, servings);
    const logged = await insertMeal(tx, userId, {
      type: entry.slot,
      date: calendarDay(entry.day),
      ...meal,
    });
    loggedMeals.push({ id: logged.id, user_id: userId });
  }
  return { loggedMeals, eaten: eaters.reduce((sum, { servings }) => sum + servings, 0) };
}

/**
 * Takes the lines of a recipe from the inventory, what expires first before what keeps. What is not measured stays, and is named, so
 * that the person can look after it.
 */
async function takeLines(tx: Database, member: Member, lines: readonly NeededLine[], today: CalendarDay) {
  const { userId, kitchenId } = member;
  const cause = { kind: 'cooked', day: today } as const;
  const cards = await listIngredients(tx, kitchenId);
  // Thousands of names are read in turns, and then known.
  await mapYielding(userId, cards, ({ name }) => inventoryFood(name));
  const uses = planUseToday(lines, cards, { atHome: await foodsAtHome(tx, kitchenId), today });
  const takenIngredients: KeptRow[] = [];
  // In the order of ids, so that two members who cook at once wait for each other instead of deadlocking.
  const measured = uses.filter(({ isMeasured }) => isMeasured);
  for (const { card, left } of measured.toSorted((one, other) => one.card.id - other.card.id)) {
    const taken = await takeFrom(tx, { member, cause }, { ...card, left });
    if (!taken)
      throw new AppError('conflict', 'Someone changed the ingredients a moment ago. Please try again.');
    takenIngredients.push({ before: taken.before, left, cause });
  }
  const unmeasured = uses.filter(({ isMeasured }) => !isMeasured).map(({ card }) => card.name);
  return { takenIngredients, unmeasured };
}

/** The figures of a serving. */
function servingOf(recipe: SavedRecipe) {
  const contents = recipeContents(recipe.ingredients, recipe.servings);
  return recipeServing({ ...recipe, contents }, recipe.cookedGrams ?? null).known;
}

interface LeftOver {
  readonly recipe: SavedRecipe;
  readonly known: ReturnType<typeof servingOf>;
  readonly servings: number;
}

/** Puts servings of a dish into the inventory, marked with what the recipe is marked with. Returns what an undo keeps of it. */
async function insertLeftOver(
  tx: Database,
  member: Member,
  { recipe: { name, allergens, dietaryTags }, known, servings }: LeftOver,
  today: CalendarDay,
): Promise<KeptRow> {
  const cause = { kind: 'made', day: today } as const;
  const dish = await insertIngredient(
    tx,
    { member, cause },
    {
      name: `${name.slice(0, LONGEST_NAME)} (cooked)`,
      category: 'pantry',
      quantity: formatAmount(servings),
      unit: 'piece',
      expiryDate: addDays(today, DISH_KEEPS.fridge),
      status: 'fresh',
      place: 'fridge',
      serving: servingsAsMeal(known, 1).foods[0],
      allergens,
      dietaryTags,
    },
  );
  return { id: dish.id, name: dish.name, quantity: dish.quantity, unit: dish.unit, cause };
}
