import type { Food } from '@game-plan/contracts/foods';
import { allergyConflicts } from '@game-plan/domain/safety/allergy-conflicts';
import { findAllergies } from '#features/profile/profile-queries.ts';
import { searchFoods } from './search-foods.ts';

/**
 * The foods found, each with what it holds of the person's allergies. None is hidden: a person logs what they ate.
 */
export async function searchForPerson(
  deps: Parameters<typeof searchFoods>[0],
  asked: Parameters<typeof searchFoods>[1],
): Promise<Food[]> {
  const found = await searchFoods(deps, asked);
  if (found.length === 0) return [];
  const allergies = await findAllergies(deps.db, asked.userId);
  return found.map((food) => ({ ...food, contains: allergyConflicts(food.description, allergies) }));
}
