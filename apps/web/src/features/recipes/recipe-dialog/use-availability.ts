import type { Recipe, RecipeLine } from '@game-plan/contracts/recipes';
import { isExpired } from '@game-plan/domain/expiry';
import { availabilityOf } from '@game-plan/domain/recipes/availability';
import { useQuery } from '@tanstack/react-query';
import { ingredientsQuery } from '#data/ingredients.ts';
import { preferencesQuery } from '#data/preferences.ts';
import { useToday } from '#lib/today.ts';

/**
 * The scaled lines with what the kitchen has of them: for the recipe's own servings as the server decided, for others
 * decided here, once it is known what the kitchen holds.
 */
export function useAvailability(
  { servings: own }: Recipe,
  servings: number,
  scaled: readonly RecipeLine[],
): readonly RecipeLine[] {
  const today = useToday();
  const enabled = servings !== own;
  const { data: kitchen } = useQuery({ ...ingredientsQuery, enabled });
  const { data: preferred } = useQuery({ ...preferencesQuery, enabled });
  if (!enabled || !kitchen || !preferred) return scaled;
  const usable = kitchen.filter((item) => !isExpired(item, today));
  const decided = availabilityOf(scaled, usable, preferred.atHome);
  return scaled.map((line, at) => ({ ...line, ...decided[at] }));
}
