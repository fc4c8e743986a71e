import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ScaledAmounts, scaledQuery } from '#data/kitchen/recipes.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';

/** The displayed units; 'as written' converts nothing. */
type ShownUnits = UnitSystem | 'as written';

export interface Amounts extends ScaledAmounts {
  /** The number of servings to which the lines are scaled. */
  servings: number;
  addServings: (more: number) => void;
  units: ShownUnits;
  setUnits: (units: ShownUnits) => void;
}

interface Choice {
  /** Null for those of the recipe, which may be edited meanwhile. */
  readonly servings: number | null;
  readonly units: ShownUnits;
}

const AS_WRITTEN: Choice = { servings: null, units: 'as written' };

/**
 * A recipe's amounts for the chosen servings and units; the choice lasts while it is open. The recipe's own amounts are shown
 * as they came.
 */
export function useAmounts(recipe: Recipe): Amounts {
  const client = useQueryClient();
  const [choice, setChoice] = useState(AS_WRITTEN);
  const wanted = useRef(AS_WRITTEN);
  const { data } = useQuery({ ...queryFor(recipe, choice), enabled: !isOwn(recipe, choice) });
  // The choice shows together with its amounts.
  const choose = async (change: (now: Choice) => Choice) => {
    const next = change(wanted.current);
    wanted.current = next;
    try {
      if (!isOwn(recipe, next)) await client.ensureQueryData(queryFor(recipe, next));
      if (wanted.current === next) setChoice(next);
    } catch {
      if (wanted.current === next) wanted.current = choice;
      toastFailure();
    }
  };
  const { servings: own } = recipe;
  return {
    ...((isOwn(recipe, choice) ? undefined : data) ?? asTheyAre(recipe)),
    servings: choice.servings ?? own,
    units: choice.units,
    addServings: (more) =>
      void choose((now) => ({ ...now, servings: Math.max(1, (now.servings ?? own) + more) })),
    setUnits: (units) => void choose((now) => ({ ...now, units })),
  };
}

function queryFor({ ingredients, instructions, servings }: Recipe, choice: Choice) {
  const { servings: to, units } = choice;
  return scaledQuery(
    {
      ingredients,
      instructions,
      servings,
      to: to ?? servings,
      ...(units !== 'as written' && { units }),
    },
    today(),
  );
}

const isOwn = (recipe: Recipe, { servings, units }: Choice) =>
  (servings ?? recipe.servings) === recipe.servings && units === 'as written';

const asTheyAre = ({ ingredients, instructions }: Recipe): ScaledAmounts => ({
  scaled: ingredients,
  shown: ingredients,
  steps: instructions,
});

function toastFailure(): void {
  toast({
    title: t('The amounts could not be changed'),
    description: t('Nothing is lost. Check the connection and try again.'),
    variant: 'destructive',
  });
}
