import type { Food, MealTextLine } from '@game-plan/contracts/food/foods';
import { withoutAmount } from '@game-plan/domain/food-search/query/leading-amount';
import { searchWords } from '@game-plan/domain/food-search/words/words';
import type { Food as TableFood } from '@game-plan/domain/foods/food';
import { foodWords } from '@game-plan/domain/foods/food-name';
import { searchedFoodNamed } from '@game-plan/domain/foods/served/served-table';
import { shownName } from '@game-plan/domain/foods/shown-name';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { nutrientsOf } from '@game-plan/domain/meals/food-amount';
import {
  dishWithout,
  hasPartOfKind,
  isFillingOf,
  isMadeWith,
  isMainPartOf,
} from '@game-plan/domain/meals/portions/dish-without';
import { lacksFryingFat } from '@game-plan/domain/meals/portions/fried-in';
import { portionForAmount, tableFood } from '@game-plan/domain/meals/portions/portion-of-found';
import type { UsualPortion } from '@game-plan/domain/meals/portions/usual-portion';
import { composedOf } from '@game-plan/domain/meals/typed/composed-of';
import { eatenName } from '@game-plan/domain/meals/typed/eaten-names';
import { knownPart, type NamedFood, namesNoFood, nearestFood } from '@game-plan/domain/meals/typed/read-name';
import { splitAtNames } from '@game-plan/domain/meals/typed/split-at-names';
import { NO_AMOUNT, type TypedAmount } from '@game-plan/domain/meals/typed/typed-amount';
import {
  LONGEST_MEAL,
  MOST_FOODS,
  meantFood,
  type TypedFood,
} from '@game-plan/domain/meals/typed/typed-meal';
import { isNameOf, isPouredSolid, unreadWords } from '@game-plan/domain/meals/typed/unread-words';
import { unitWeights } from '@game-plan/domain/units/weights/unit-weights';
import type { Composer } from '#adapters/composer/port.ts';
import type { ConcurrencyLimits } from '#http/limits/concurrency-limits.ts';
import { foodsForPerson } from './foods-for-person.ts';
import { findLastPortions, lastPortionOf } from './last-portion-queries.ts';
import { markStandIns } from './mark-stand-ins.ts';
import { searchOwnFoods } from './own/search-own-foods.ts';
import { findRecipesInMeal } from './own/search-recipes.ts';
import { findBuiltInFoods } from './search-foods.ts';
import { searchForPerson } from './search-for-person.ts';

type SearchDeps = Parameters<typeof searchForPerson>[0];

interface MealDeps extends SearchDeps {
  readonly composer: Pick<Composer, 'readTypedMeal'>;
  readonly concurrency: Pick<ConcurrencyLimits, 'ideas'>;
}

interface Read {
  readonly typed: TypedFood;
  readonly found: Food | undefined;
  /** Whether it is a saved recipe, whose name was typed whole. */
  readonly isRecipe?: true;
}

/**
 * Reads the foods that a person typed. Each gets the first food found, in the typed amount, otherwise the person's last
 * portion, otherwise the usual one, and the part of the text that was not understood.
 */
export async function readMealText(
  deps: MealDeps,
  {
    text,
    userId,
    kitchenId,
  }: { readonly text: string; readonly userId: number; readonly kitchenId?: KitchenId | undefined },
): Promise<MealTextLine[]> {
  const read = await findWithRecipes(deps, text.slice(0, LONGEST_MEAL), { userId, kitchenId });
  const last = await findLastPortions(
    deps.db,
    userId,
    read.flatMap(({ found }) => found ?? []),
  );
  const served: (UsualPortion | undefined)[] = [];
  for (const { typed, found } of read) {
    const main = typed.addedTo === null ? undefined : read[typed.addedTo]?.found;
    const mainServed = typed.addedTo === null ? undefined : served[typed.addedTo];
    served.push(
      found &&
        portionForAmount({
          found,
          amount: typed.amount,
          last:
            typed.addedTo === null || main
              ? lastPortionOf(last, { ...found, addedTo: main?.description })
              : undefined,
          isAdded: typed.addedTo !== null,
          main: main && mainServed && { found: main, served: mainServed },
        }),
    );
  }
  return read.map(({ typed, found, isRecipe }, at) => {
    const portion = served[at];
    return isRecipe && found && portion
      ? { ...servedLine(typed, found, portion), unread: [] }
      : lineOf(typed, found, portion);
  });
}

/** The saved recipes named in a typed meal, and the foods before, between and behind them. */
async function findWithRecipes(
  deps: MealDeps,
  text: string,
  { userId, kitchenId }: { readonly userId: number; readonly kitchenId?: KitchenId | undefined },
): Promise<Read[]> {
  const recipes = kitchenId === undefined ? [] : await findRecipesInMeal(deps.db, kitchenId, text);
  const found = await foodsForPerson(deps.db, userId, recipes);
  const read: Read[] = [];
  for (const part of splitAtNames(
    text,
    found.map(({ description }) => description),
  )) {
    if (typeof part !== 'string') {
      const typed = { ...part, calories: null, addedTo: null, listedWith: null, without: [], unread: [] };
      read.push({ typed, found: found.find(({ description }) => description === part.name), isRecipe: true });
      continue;
    }
    const before = read.length;
    // Beside the thread that answers, which a long text would hold up.
    const foods = await deps.concurrency.ideas.run(userId, () => deps.composer.readTypedMeal(part));
    for (const each of await findAll(deps, foods, userId)) {
      const { addedTo } = each.typed;
      read.push({ ...each, typed: { ...each.typed, addedTo: addedTo === null ? null : addedTo + before } });
    }
  }
  return read.slice(0, MOST_FOODS);
}

/**
 * Searches each typed food. A compound such as 'Nutella toast' is split into both foods if its whole name finds
 * nothing.
 */
async function findAll(deps: SearchDeps, typed: readonly TypedFood[], userId: number): Promise<Read[]> {
  const read: Read[] = [];
  const places: number[] = [];
  for (const each of typed) {
    const addedTo = each.addedTo === null ? null : (places[each.addedTo] ?? null);
    places.push(read.length);
    const labelled = await findLabelled(deps, each, userId);
    if (labelled) {
      read.push({ typed: { ...each, addedTo, without: [] }, found: labelled });
      continue;
    }
    const named = await findNamed(deps, each, userId);
    const made = named ? null : composedOf(each.name);
    const nearest = named || made ? undefined : nearestFood(each.name);
    const known = nearest ? { ...each, food: nearest.food.name, unread: nearest.unread } : each;
    const found = named ?? (made ? undefined : await findNearest(deps, each.name, { nearest, userId }));
    const inIt = addedTo ?? (each.listedWith === null ? null : (places[each.listedWith] ?? null));
    const whole = inIt === null ? undefined : read[inIt];
    if (whole && addedTo !== null && found && isDishOf(whole, each, found)) {
      const text = `${whole.typed.text} + ${each.text}`;
      read[addedTo] = { typed: { ...whole.typed, text, name: each.name, ...meantFood(each.name) }, found };
      places[places.length - 1] = addedTo;
      continue;
    }
    const isSame = addedTo !== null && found !== undefined && whole?.found?.fdcId === found.fdcId;
    if (whole && inIt !== null && found && (isSame || isPartOfDish(whole, each, found))) {
      read[inIt] = { ...whole, typed: { ...whole.typed, text: `${whole.typed.text} + ${each.text}` } };
      places[places.length - 1] = inIt;
      continue;
    }
    if (made) {
      const place = read.length;
      // A large meal is a large portion of fries beside the same burger.
      const isMeal = made.mealSize !== undefined;
      const whole = isMeal ? { ...each.amount, size: null } : each.amount;
      const size = each.amount.size ?? made.mealSize ?? null;
      const side = isMeal
        ? { ...NO_AMOUNT, count: each.amount.count ?? 1, unit: 'serving', size }
        : NO_AMOUNT;
      const base = { ...each, name: made.base, ...meantFood(made.base) };
      read.push({
        typed: { ...base, amount: whole, addedTo },
        found: await findNamed(deps, base, userId),
      });
      for (const filling of made.fillings) {
        const added = addedFood(filling, side, place);
        read.push({ typed: added, found: await findNamed(deps, added, userId) });
      }
    } else {
      read.push({ typed: { ...known, addedTo }, found });
    }
  }
  return [...read, ...(await findFryingFat(deps, read, userId))];
}

/** A teaspoon of oil for each vegetable that was fried in a fat nobody typed. */
async function findFryingFat(deps: SearchDeps, read: readonly Read[], userId: number): Promise<Read[]> {
  const fried = read.flatMap(({ typed, found }, at) => {
    const food = found && tableFood(found);
    const beside = read.filter((other) => other.typed.addedTo === at || other.typed.addedTo === null);
    const nutrients = beside.flatMap((other) => other.found?.nutrients ?? []);
    return food && lacksFryingFat(typed, food, nutrients) ? [at] : [];
  });
  if (fried.length === 0) return [];
  const amount = { ...NO_AMOUNT, count: 1, unit: 'tsp' };
  const oils = fried.map((addedTo) => addedFood(FRYING_FAT, amount, addedTo));
  return Promise.all(oils.map(async (typed) => ({ typed, found: await findNamed(deps, typed, userId) })));
}

/** A food that the person did not type on its own. */
const addedFood = (name: string, amount: TypedAmount, addedTo: number): TypedFood => ({
  text: name,
  name,
  amount,
  calories: null,
  addedTo,
  listedWith: null,
  without: [],
  ...meantFood(name),
});

const FRYING_FAT = 'vegetable oil';

const EXCLUDES = /\b(?:without|free|no|zero|diet|unsweetened|unsalted)\b/;

/** A food whose own name excludes the ingredient: 'coke no sugar', 'salad without dressing'. */
async function findLabelled(
  deps: SearchDeps,
  { name, without }: TypedFood,
  userId: number,
): Promise<Food | undefined> {
  const [term, ...more] = without;
  if (term === undefined || more.length > 0) return undefined;
  const typed = `${name} without ${term}`;
  const found = await findNamed(deps, { name: typed, ...meantFood(typed) }, userId);
  if (!found || /vegan|vegetarian/i.test(found.description)) return undefined;
  // 'Fish and chips' matches all words of 'fish and chips without chips'.
  const names = [found.description.toLowerCase(), ...(tableFood(found)?.aliases ?? [])];
  const isWithIt = searchWords(term).some(({ forms }) =>
    forms.some((form) => names.some((each) => each.includes(form) && !EXCLUDES.test(each))),
  );
  if (isWithIt) return undefined;
  const unread = unreadWords(eatenName(typed), {
    names: [found.description, found.brand ?? ''],
    food: tableFood(found),
  });
  return unread.length === 0 ? found : undefined;
}

/** The food of a name: the person's own, that of the tables if these have the whole name, otherwise the first that a search finds. */
async function findNamed(
  deps: SearchDeps,
  { name, food, unread }: Pick<TypedFood, 'name' | 'food' | 'unread'>,
  userId: number,
): Promise<Food | undefined> {
  const table = food === undefined ? undefined : searchedFoodNamed(food);
  if (table === undefined || unread.length > 0) {
    const found = await searchFirst(deps, name, userId);
    return found ?? (table && findTableFood(deps, table, userId));
  }
  const [own] = await searchOwnFoods(deps.db, userId, { text: name, most: 1 });
  const [first] = own === undefined ? [] : await foodsForPerson(deps.db, userId, [own]);
  return first ?? findTableFood(deps, table, userId);
}

async function findTableFood(deps: SearchDeps, food: TableFood, userId: number): Promise<Food | undefined> {
  const [found] = await foodsForPerson(deps.db, userId, await findBuiltInFoods(deps, [shownName(food)]));
  return found;
}

async function searchFirst(deps: SearchDeps, name: string, userId: number): Promise<Food | undefined> {
  if (namesNoFood(name)) return undefined;
  const [found] = await searchForPerson(
    deps,
    { text: name, context: 'diary', userId },
    { isFirstWanted: true },
  );
  return found && isNamedBy(name, found) ? found : undefined;
}

function isNamedBy(name: string, found: Food): boolean {
  const known = tableFood(found);
  return known === undefined || isNameOf(eatenName(name), known);
}

/** The food of a name whose whole neither the tables nor a search know: the nearest of the tables, otherwise what its known words find. */
async function findNearest(
  deps: SearchDeps,
  name: string,
  { nearest, userId }: { readonly nearest: NamedFood | undefined; readonly userId: number },
): Promise<Food | undefined> {
  if (nearest) return findTableFood(deps, nearest.food, userId);
  const known = knownPart(name);
  const found = known === undefined ? undefined : await searchFirst(deps, known, userId);
  return found && isNamedBy(name, found) ? found : undefined;
}

/** Whether what is added is the dish that the food before it belongs to: machaca, in 'eggs with machaca', is made of eggs. */
function isDishOf(whole: Read, { amount }: TypedFood, found: Food): boolean {
  const isUnsaid = amount.count === null && amount.unit === '' && amount.size === null;
  const food = whole.found && tableFood(whole.found);
  const dish = tableFood(found);
  return (
    isUnsaid &&
    food !== undefined &&
    food.parts === undefined &&
    dish !== undefined &&
    isMainPartOf(food, dish)
  );
}

/** Whether an addition is already part of the dish: the beans of a burrito bowl with rice and beans. */
function isPartOfDish(whole: Read, added: TypedFood, found: Food): boolean {
  const { count, unit, size } = added.amount;
  if (count !== null || unit !== '' || size !== null || /\b(?:extra|more|double|side)\b/i.test(added.text))
    return false;
  const dish = whole.found && tableFood(whole.found);
  const part = tableFood(found);
  if (dish === undefined || part === undefined) return false;
  // 'Pho with beef' and 'nachos with beef' name a variant of the dish; the beef is no addition.
  const words = foodWords(added.name);
  return (
    isMadeWith(dish, part) ||
    isFillingOf(dish, part) ||
    hasPartOfKind(dish, added.name) ||
    words.every((word) => foodWords(dish.name).includes(word))
  );
}

function lineOf(typed: TypedFood, found: Food | undefined, served: UsualPortion | undefined): MealTextLine {
  const { text, addedTo } = typed;
  const notFound = { text, food: null, amount: null, addedTo, unread: [typed.name] };
  if (!found || !served) return notFound;
  const food = tableFood(found);
  const unread =
    food !== undefined && food.name === typed.food
      ? [...typed.unread]
      : unreadWords(eatenName(typed.name), { names: [found.description, found.brand ?? ''], food });
  // Without its unread words, 'agua de chía' would be logged as water, without any calories.
  const isWithoutCalories = found.nutrients.calories === 0;
  if (unread.length > 0 && food && (isWithoutCalories || isPouredSolid(typed.amount, food, unread)))
    return notFound;
  if (typed.without.length === 0) return { ...servedLine(typed, found, served), unread };
  const { nutrients, left, taken, unknown } = dishWithout(found, typed.without);
  const unreadTerms = unknown.map((term) => `no ${term}`);
  if (taken.length === 0) return { ...servedLine(typed, found, served), unread: [...unread, ...unreadTerms] };
  // The figures no longer match the food with that id.
  const { fdcId: _whole, ...rest } = found;
  const less = {
    ...rest,
    nutrients,
    description: `${found.description}, ${taken.map((term) => `no ${term}`).join(', ')}`,
    portions: found.portions.map((portion) => ({ ...portion, grams: portion.grams * left })),
  };
  const line = servedLine(typed, less, { ...served, grams: served.grams * (served.unit === 'g' ? 1 : left) });
  return { ...line, unread: [...unread, ...unreadTerms] };
}

function servedLine(typed: TypedFood, found: Food, served: UsualPortion): Omit<MealTextLine, 'unread'> {
  const known = { ...(found.per ?? { quantity: 100, unit: 'g' }), ...found.nutrients };
  const { unit, grams } = served;
  const portions = unit === known.unit ? found.portions : [{ unit, grams }, ...withoutUnit(found, unit)];
  const reference = { known, weights: unitWeights(portions), unit };
  const quantity = quantityOf(
    typed,
    served.quantity,
    nutrientsOf({ ...reference, quantity: served.quantity }),
  );
  const amounts = nutrientsOf({ ...reference, quantity });
  const [food = found] = markStandIns([found], withoutAmount(typed.text));
  return {
    text: typed.text,
    food: { ...food, portions },
    amount: { unit, grams, quantity, ...amounts },
    addedTo: typed.addedTo,
  };
}

/** The quantity with the typed calories; the usual quantity if none were typed. */
function quantityOf(
  typed: TypedFood,
  quantity: number,
  { calories }: { readonly calories: number | null },
): number {
  if (typed.calories === null || calories === null || calories <= 0) return quantity;
  return Math.max(LEAST_QUANTITY, Math.round((quantity * typed.calories * 100) / calories) / 100);
}

const LEAST_QUANTITY = 0.01;

function withoutUnit({ portions }: Food, unit: string) {
  return portions.filter((portion) => portion.unit !== unit);
}
