import type { UsualStock } from '@game-plan/domain/shopping/usual-stock';
import { useQuery } from '@tanstack/react-query';
import { useFoodNames } from '#data/kitchen/food-names.ts';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { useBodyUnits } from '#lib/body-units.ts';
import { findSame } from '../existing/find-existing.ts';

/**
 * The category and unit of a typed name: as this kitchen has kept the same food, even if that has expired, otherwise as
 * the food table says, in the units of the kitchen. undefined for an unknown food.
 */
export function useUsualStock(name: string): UsualStock | undefined {
  const { findFood, usualStock } = useFoodNames(name !== '');
  const { data } = useQuery(ingredientsQuery);
  const inventory = data ?? [];
  const [bodyUnits] = useBodyUnits();
  const same = findSame(inventory, name, findFood);
  // The dashboard's one-field form has stored its defaults for a food that nobody has described.
  if (same && same.unit !== 'item') return same;
  return usualStock(
    name,
    inventory.map(({ unit }) => unit),
    bodyUnits,
  );
}
