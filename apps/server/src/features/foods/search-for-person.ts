import type { Food } from '@game-plan/contracts/food/foods';
import { withoutAmount } from '@game-plan/domain/food-search/query/leading-amount';
import { foodsOfKind } from '@game-plan/domain/food-search/words/food-kinds';
import { findListed } from '@game-plan/domain/foods/find-meant';
import { shownName } from '@game-plan/domain/foods/shown-name';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { tableFood } from '@game-plan/domain/meals/portions/portion-of-found';
import { completedFoods } from '@game-plan/domain/meals/typed/begun-names';
import { eatenName, withoutMaker } from '@game-plan/domain/meals/typed/eaten-names';
import { mealOfOneFood } from '@game-plan/domain/meals/typed/typed-meal';
import { foodsForPerson } from './foods-for-person.ts';
import { markStandIns } from './mark-stand-ins.ts';
import { searchOwnFoods } from './own/search-own-foods.ts';
import { searchRecipes } from './own/search-recipes.ts';
import { findBuiltInFoods, searchFoods } from './search-foods.ts';

const MOST_RESULTS = 10;
/** Foods that come before recipes with the typed word somewhere in their names. */
const FIRST_FOODS = 3;

/**
 * Searches foods for a person: in a diary their own foods and, with `kitchenId`, the kitchen's recipes of that name first, each with the person's allergens it contains and the
 * portion to start with. Nothing is hidden, because people log what they ate. `isFirstWanted` skips what only a list of
 * results needs.
 */
export async function searchForPerson(
  deps: Parameters<typeof searchFoods>[0],
  request: Parameters<typeof searchFoods>[1] & { readonly kitchenId?: KitchenId },
  { isFirstWanted = false } = {},
): Promise<Food[]> {
  const { text, context, userId, kitchenId } = request;
  if (context === 'kitchen') return foodsForPerson(deps.db, userId, await searchFoods(deps, request));
  const [eaten, own, recipes] = await Promise.all([
    searchEaten(deps, request, isFirstWanted),
    searchOwnFoods(deps.db, userId, { text, most: MOST_RESULTS }),
    kitchenId === undefined ? [] : searchRecipes(deps.db, kitchenId, text),
  ]);
  const meant = recipes.filter(({ isMeant }) => isMeant);
  const others = recipes.filter(({ isMeant }) => !isMeant);
  const first = [...own, ...meant, ...eaten];
  const found = [...first.slice(0, FIRST_FOODS), ...others, ...first.slice(FIRST_FOODS)];
  const foods = await foodsForPerson(deps.db, userId, found.slice(0, MOST_RESULTS));
  return markStandIns(foods, withoutAmount(text));
}

/**
 * Foods of the dish that a diary means by the text, then those found as typed: 'fries' are first of all those of a fast
 * food restaurant, but oven fries are fries, too.
 */
async function searchEaten(
  deps: Parameters<typeof searchFoods>[0],
  request: Parameters<typeof searchFoods>[1],
  isFirstWanted: boolean,
): ReturnType<typeof searchFoods> {
  const text = eatenName(request.text);
  const named = namedFirst(await searchFoods(deps, { ...request, text, areWordsWhole: isFirstWanted }), text);
  const meant = isFirstWanted
    ? named
    : await withMeal(deps, request.text, await withUnbranded(deps, request, named));
  if (!isFirstWanted && text === request.text) return withCompleted(deps, request, meant);
  if (isFirstWanted || meant.length >= MOST_RESULTS) return meant;
  const ids = new Set(meant.map(({ fdcId }) => fdcId));
  const typed = await searchFoods(deps, request);
  return [...meant, ...typed.filter(({ fdcId }) => !ids.has(fdcId))];
}

/** The food that a typed meal means by the text comes first, so that both show one food on a screen. */
async function withMeal(
  deps: Parameters<typeof searchFoods>[0],
  text: string,
  found: Awaited<ReturnType<typeof searchFoods>>,
): ReturnType<typeof searchFoods> {
  // Of a kind of food, 'meat', a search shows several.
  const meal = foodsOfKind(text).length > 0 ? undefined : mealOfOneFood(text);
  const first = found[0] && tableFood(found[0]);
  if (meal === undefined || meal === first) return found;
  const meant = await findBuiltInFoods(deps, [shownName(meal)]);
  const ids = new Set(meant.map(({ fdcId }) => fdcId));
  return [...meant, ...found.filter(({ fdcId }) => !ids.has(fdcId))];
}

/** Fewer foods than this leave out most of what a chain or a maker sells. */
const FEW = 3;

/** Of a chain, the tables have few products: behind them come the foods found without its name, 'costa latte'. */
async function withUnbranded(
  deps: Parameters<typeof searchFoods>[0],
  request: Parameters<typeof searchFoods>[1],
  found: Awaited<ReturnType<typeof searchFoods>>,
): ReturnType<typeof searchFoods> {
  const plain = withoutMaker(request.text);
  if (found.length >= FEW || plain === request.text) return found;
  const unbranded = await searchFoods(deps, { ...request, text: eatenName(plain) });
  const ids = new Set(found.map(({ fdcId }) => fdcId));
  return [...found, ...unbranded.filter(({ fdcId }) => !ids.has(fdcId))];
}

/** While a name of several words is being typed, the foods of its likeliest completions come first. */
async function withCompleted(
  deps: Parameters<typeof searchFoods>[0],
  request: Parameters<typeof searchFoods>[1],
  found: Awaited<ReturnType<typeof searchFoods>>,
): ReturnType<typeof searchFoods> {
  const { foods, isWhole } = completedFoods(withoutAmount(request.text));
  if (foods.length === 0) return found;
  const completed = await findBuiltInFoods(deps, foods.map(shownName));
  // A name that may go on is first of all the food of that name.
  const first = isWhole ? found.slice(0, 1) : [];
  const ids = new Set([...first, ...completed].map(({ fdcId }) => fdcId));
  return [
    ...first,
    ...completed.filter(({ fdcId }) => fdcId !== first[0]?.fdcId),
    ...found.filter(({ fdcId }) => !ids.has(fdcId)),
  ];
}

/**
 * A dish of exactly that name comes before foods that contain its words: a vegetable stir fry is not a package of
 * stir-fry vegetables.
 */
function namedFirst(
  foods: Awaited<ReturnType<typeof searchFoods>>,
  name: string,
): Awaited<ReturnType<typeof searchFoods>> {
  const dish = findListed(name, 'diary');
  const named = dish === undefined ? [] : foods.filter((food) => tableFood(food) === dish);
  return named.length === 0 ? foods : [...named, ...foods.filter((food) => !named.includes(food))];
}
