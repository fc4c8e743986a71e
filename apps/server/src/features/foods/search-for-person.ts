import type { Food } from '@game-plan/contracts/food/foods';
import { findEaten } from '@game-plan/domain/foods/served/served-table';
import { tableFood } from '@game-plan/domain/meals/portions/portion-of-found';
import { eatenName } from '@game-plan/domain/meals/typed/eaten-names';
import { foodsForPerson } from './foods-for-person.ts';
import { searchFoods } from './search-foods.ts';
import { searchOwnFoods } from './search-own-foods.ts';

const MOST_RESULTS = 10;

/**
 * Searches foods for a person: in a diary their own foods first, each with the person's allergens it contains and the
 * portion to start with. Nothing is hidden, because people log what they ate. `isFirstWanted` skips what only a list of
 * results needs.
 */
export async function searchForPerson(
  deps: Parameters<typeof searchFoods>[0],
  asked: Parameters<typeof searchFoods>[1],
  { isFirstWanted = false } = {},
): Promise<Food[]> {
  const { text, context, userId } = asked;
  const meant = context === 'diary' ? { ...asked, text: eatenName(text) } : asked;
  const [asMeant, own] = await Promise.all([
    searchFoods(deps, meant),
    context === 'diary' ? searchOwnFoods(deps.db, userId, { text, most: MOST_RESULTS }) : [],
  ]);
  const isFew = meant.text !== text && asMeant.length < MOST_RESULTS && !isFirstWanted;
  const generic = isFew ? withOthers(asMeant, await searchFoods(deps, asked)) : asMeant;
  return foodsForPerson(
    deps.db,
    userId,
    [...own, ...(context === 'diary' ? namedFirst(generic, meant.text) : generic)].slice(0, MOST_RESULTS),
  );
}

/** 'Bis' is a chocolate bar, and the beginning of 'biscuit'; behind what is meant comes what has the typed words. */
function withOthers<T extends { readonly description: string; readonly fdcId?: number | undefined }>(
  meant: readonly T[],
  typed: readonly T[],
): T[] {
  const isNew = (food: T) =>
    !meant.some(({ description, fdcId }) => description === food.description && fdcId === food.fdcId);
  return [...meant, ...typed.filter(isNew)];
}

/**
 * A dish of exactly that name comes before foods that contain its words: a vegetable stir fry is not a package of
 * stir-fry vegetables.
 */
function namedFirst(
  foods: Awaited<ReturnType<typeof searchFoods>>,
  name: string,
): Awaited<ReturnType<typeof searchFoods>> {
  const dish = findEaten(name);
  const named = dish === undefined ? [] : foods.filter((food) => tableFood(food) === dish);
  return named.length === 0 ? foods : [...named, ...foods.filter((food) => !named.includes(food))];
}
