import type { StoredThing } from '@game-plan/domain/shopping/stored/stored-things';
import { useQuery } from '@tanstack/react-query';
import { useFoodNames } from '#data/kitchen/food-names.ts';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { useUnits } from '#data/people/units.ts';
import { findSame } from '../existing/find-existing.ts';

/** How a typed name is usually stored. An amount, and the name beside it, only if the name states it: '500g beef mince'. */
type UsualFields = Partial<Omit<StoredThing, 'expiryDate'>>;

/**
 * The category and unit of a typed name: as this kitchen has kept the same food, even if that has expired, otherwise as
 * the food table says, in the units of the kitchen; an amount if the name states one. undefined for an unknown food.
 */
export function useUsualStock(name: string): UsualFields | undefined {
  const { findFood, usualStock, storedThing } = useFoodNames(name !== '');
  const { data } = useQuery(ingredientsQuery);
  const inventory = data ?? [];
  const units = useUnits() ?? 'metric';
  const stated = storedThing(name);
  const same = findSame(inventory, stated?.name ?? name, findFood);
  // 'item' is no unit of the form.
  if (stated && stated.unit !== 'item') return { ...(same && { category: same.category }), ...stated };
  // The dashboard's one-field form has stored its defaults for a food that nobody has described.
  if (same && same.unit !== 'item') return { category: same.category, unit: same.unit };
  return usualStock(
    name,
    inventory.map(({ unit }) => unit),
    units,
  );
}
