import type { Food } from '@game-plan/contracts/food/foods';
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
  const own = context === 'diary' ? await searchOwnFoods(deps.db, userId, { text, most: MOST_RESULTS }) : [];
  return foodsForPerson(
    deps.db,
    userId,
    [...own, ...(await searchFoods(deps, meant))].slice(0, MOST_RESULTS),
  );
}
