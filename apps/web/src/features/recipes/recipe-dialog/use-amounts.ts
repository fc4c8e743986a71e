import type { Recipe, RecipeLine } from '@game-plan/contracts/recipes';
import { scaleRecipe } from '@game-plan/domain/units/scale';
import { scaleSteps } from '@game-plan/domain/units/scale-steps';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { inUnitSystem } from '@game-plan/domain/units/unit-system';
import { useMemo, useState } from 'react';
import { useAvailability } from './use-availability.ts';

/** The units that amounts are shown in; 'as written' converts nothing. */
export type ShownUnits = UnitSystem | 'as written';

export interface Amounts {
  /** As many servings as the lines are for. */
  servings: number;
  setServings: (servings: number) => void;
  units: ShownUnits;
  setUnits: (units: ShownUnits) => void;
  /** Undefined for the recipe's own. */
  system: UnitSystem | undefined;
  /** For the servings, in the recipe's own units: what there is to buy. */
  scaled: readonly RecipeLine[];
  /** For the servings, in the chosen units: what there is to read. */
  shown: readonly RecipeLine[];
  /** The instructions with the same amounts as `shown`. */
  steps: readonly string[];
}

/** A recipe's amounts for as many people and in the units that someone chose; the choice lasts while it is open. */
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
