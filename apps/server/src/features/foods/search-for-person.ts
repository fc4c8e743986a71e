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
 * portion to start with. Nothing is hidden, because people log what they ate.
 */
export async function searchForPerson(
  deps: Parameters<typeof searchFoods>[0],
  asked: Parameters<typeof searchFoods>[1],
): Promise<Food[]> {
  const { text, context, userId } = asked;
  const readableQuery = context === 'diary' ? { ...asked, text: eatenName(text) } : asked;
  const [generic, own] = await Promise.all([
    searchFoods(deps, readableQuery),
    context === 'diary' ? searchOwnFoods(deps.db, userId, { text, most: MOST_RESULTS }) : [],
  ]);
  return foodsForPerson(
    deps.db,
    userId,
    [...own, ...(context === 'diary' ? namedFirst(generic, readableQuery.text) : generic)].slice(
      0,
      MOST_RESULTS,
    ),
  );
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
