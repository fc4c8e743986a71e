import type { Food } from '@game-plan/contracts/foods';
import { allergyConflicts } from '@game-plan/domain/safety/allergy/allergy-conflicts';
import { findAllergies } from '#features/profile/profile-queries.ts';
import { searchFoods } from './search-foods.ts';
import { searchOwnFoods } from './search-own-foods.ts';

const MOST_RESULTS = 10;

/**
 * The foods found, in a diary the person's own before all others, each with what it holds of the person's allergies. None
 * is hidden: a person logs what they ate.
 */
export async function searchForPerson(
  deps: Parameters<typeof searchFoods>[0],
  asked: Parameters<typeof searchFoods>[1],
): Promise<Food[]> {
  const { text, context, userId } = asked;
  const own = context === 'diary' ? await searchOwnFoods(deps.db, userId, { text, most: MOST_RESULTS }) : [];
  const found = [...own, ...(await searchFoods(deps, asked))].slice(0, MOST_RESULTS);
  if (found.length === 0) return [];
  const allergies = await findAllergies(deps.db, userId);
  return found.map((food) => ({ ...food, contains: allergyConflicts(food.description, allergies) }));
}
