import type { Recipe, RecipeLine } from '@game-plan/contracts/kitchen/recipes';
import { isExpired } from '@game-plan/domain/expiry';
import { availabilityOf } from '@game-plan/domain/recipes/availability';
import { scaleRecipe } from '@game-plan/domain/units/scaling/scale';
import { scaleSteps } from '@game-plan/domain/units/scaling/scale-steps';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { inUnitSystem } from '@game-plan/domain/units/unit-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { useToday } from '#lib/today.ts';

/** The displayed units; 'as written' converts nothing. */
type ShownUnits = UnitSystem | 'as written';

export interface Amounts {
  /** The number of servings to which the lines are scaled. */
  servings: number;
  setServings: (servings: number) => void;
  units: ShownUnits;
  setUnits: (units: ShownUnits) => void;
  /** Undefined for the recipe's own units. */
  system: UnitSystem | undefined;
  /** Scaled to the servings, in the recipe's units; used for shopping. */
  scaled: readonly RecipeLine[];
  /** Scaled to the servings, in the chosen units; used for display. */
  shown: readonly RecipeLine[];
  /** The instructions with the amounts of `shown`. */
  steps: readonly string[];
}

/** A recipe's amounts for the chosen servings and units; the choice lasts while it is open. */
export function useAmounts(recipe: Recipe): Amounts {
  const { ingredients, instructions, servings: own } = recipe;
  const [servings, setServings] = useState(own);
  const [units, setUnits] = useState<ShownUnits>('as written');
  const system = units === 'as written' ? undefined : units;
  const lines = useMemo(() => scaleRecipe(ingredients, own, servings), [ingredients, own, servings]);
  const steps = useMemo(
    () => scaleSteps(instructions, ingredients, own, servings, system),
    [ingredients, instructions, own, servings, system],
  );
  const scaled = useAvailability(recipe, servings, lines);
  const shown = system ? scaled.map((line) => inUnitSystem(line, system)) : scaled;
  return { servings, setServings, units, setUnits, system, scaled, shown, steps };
}

/**
 * The scaled lines with their availability: for the recipe's own servings as decided by the server, for others computed
 * here once the inventory is loaded.
 */
function useAvailability(
  { servings: own }: Recipe,
  servings: number,
  scaled: readonly RecipeLine[],
): readonly RecipeLine[] {
  const today = useToday();
  const enabled = servings !== own;
  const { data: inventory } = useQuery({ ...ingredientsQuery, enabled });
  const { data: preferred } = useQuery({ ...preferencesQuery, enabled });
  if (!enabled || !inventory || !preferred) return scaled;
  const usable = inventory.filter((item) => !isExpired(item, today));
  const decided = availabilityOf(scaled, usable, preferred.atHome);
  return scaled.map((line, at) => ({ ...line, ...decided[at] }));
}
