import type { Food } from '@game-plan/contracts/food/foods';
import { findEaten } from '@game-plan/domain/foods/served/served-table';
import { tableFood } from '@game-plan/domain/meals/portions/portion-of-found';
import { eatenName } from '@game-plan/domain/meals/typed/eaten-names';
import { foodsForPerson } from './foods-for-person.ts';
import { searchFoods } from './search-foods.ts';
import { searchOwnFoods } from './search-own-foods.ts';

const MOST_RESULTS = 10;

/**
 * The foods found, in a diary the person's own before all others, each with what it holds of the person's allergies and the
 * portion to start from. None is hidden: a person logs what they ate.
 */
export async function searchForPerson(
  deps: Parameters<typeof searchFoods>[0],
  asked: Parameters<typeof searchFoods>[1],
): Promise<Food[]> {
  const { text, context, userId } = asked;
  const meant = context === 'diary' ? { ...asked, text: eatenName(text) } : asked;
  const [generic, own] = await Promise.all([
    searchFoods(deps, meant),
    context === 'diary' ? searchOwnFoods(deps.db, userId, { text, most: MOST_RESULTS }) : [],
  ]);
  return foodsForPerson(
    deps.db,
    userId,
    [...own, ...(context === 'diary' ? namedFirst(generic, meant.text) : generic)].slice(0, MOST_RESULTS),
  );
}

/** The dish of that very name stands before foods that have its words: a vegetable stir fry is none of the vegetables for one. */
function namedFirst(
  foods: Awaited<ReturnType<typeof searchFoods>>,
  name: string,
): Awaited<ReturnType<typeof searchFoods>> {
  const dish = findEaten(name);
  const named = dish === undefined ? [] : foods.filter((food) => tableFood(food) === dish);
  return named.length === 0 ? foods : [...named, ...foods.filter((food) => !named.includes(food))];
}
