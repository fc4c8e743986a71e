import { useEffect, useState } from 'react';
import type { FindFood } from './find-there.ts';

const knowsNone: FindFood = () => undefined;

/**
 * The table of foods, which knows other names of the same food, loaded once it is wanted. Until then, and without it,
 * the words alone decide: 'Eggs' and 'egg' are the same, 'scallions' and 'spring onions' are not.
 */
export function useFoodNames(isWanted: boolean): FindFood {
  const [findFood, setFindFood] = useState<FindFood>(() => knowsNone);
  useEffect(() => {
    if (!isWanted) return;
    import('@game-plan/domain/foods/find-food').then(
      (table) => setFindFood(() => table.findFood),
      () => undefined,
    );
  }, [isWanted]);
  return findFood;
}
