import type { Food } from '@game-plan/contracts/food/foods';
import { portionOfFound } from '@game-plan/domain/meals/portions/portion-of-found';
import type { UsualPortion } from '@game-plan/domain/meals/portions/usual-portion';
import { allergyConflicts } from '@game-plan/domain/safety/allergy/allergy-conflicts';
import type { Database } from '#db/client.ts';
import { findAllergies } from '#features/profile/profile-queries.ts';
import type { StoredFood } from './food-queries.ts';
import { findLastPortions, lastPortionOf } from './last-portion-queries.ts';

/** Adds to each food the person's allergens that it contains, and the portion to start with. */
export async function foodsForPerson(
  db: Database,
  userId: number,
  found: ReadonlyArray<StoredFood & { readonly madeOf?: readonly string[] }>,
): Promise<Food[]> {
  if (found.length === 0) return [];
  const [allergies, last] = await Promise.all([
    findAllergies(db, userId),
    findLastPortions(db, userId, found),
  ]);
  return found.map(({ madeOf = [], ...food }) => ({
    ...withPortion(food, portionOfFound(food, lastPortionOf(last, food))),
    contains: [
      ...new Set([food.description, ...madeOf].flatMap((name) => allergyConflicts(name, allergies))),
    ],
  }));
}

/** If the portion has its own unit, adds it to the food's units. */
function withPortion(food: StoredFood, { quantity, unit, grams }: UsualPortion) {
  const isKnown = unit === 'g' || unit === food.per?.unit;
  const others = food.portions.filter((portion) => portion.unit !== unit);
  return {
    ...food,
    portion: { quantity, unit },
    portions: isKnown ? food.portions : [{ unit, grams }, ...others],
  };
}
