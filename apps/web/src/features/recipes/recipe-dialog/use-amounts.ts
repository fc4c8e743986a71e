import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { useToday } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import type { ScaledAmounts } from './scale-amounts.ts';

/** The displayed units; 'as written' converts nothing. */
type ShownUnits = UnitSystem | 'as written';

export interface Amounts extends ScaledAmounts {
  /** The number of servings to which the lines are scaled. */
  servings: number;
  addServings: (more: number) => void;
  units: ShownUnits;
  setUnits: (units: ShownUnits) => void;
  /** Preloads the scaling code. */
  preload: () => void;
}

interface Choice {
  /** Null for those of the recipe, which may be edited meanwhile. */
  readonly servings: number | null;
  readonly units: ShownUnits;
}

/** Loaded when amounts first change, because it imports the food tables. */
const loadScaling = () => import('./scale-amounts.ts');

/**
 * A recipe's amounts for the chosen servings and units; the choice lasts while it is open. The recipe's own amounts are shown
 * as the server formatted them.
 */
export function useAmounts(recipe: Recipe): Amounts {
  const [choice, setChoice] = useState<Choice>({ servings: null, units: 'as written' });
  const [scaling, setScaling] = useState<Awaited<ReturnType<typeof loadScaling>>>();
  const { servings: own } = recipe;
  const { units } = choice;
  const servings = choice.servings ?? own;
  const isOwn = servings === own && units === 'as written';
  const kitchen = useKitchen(servings !== own);
  const amounts = useMemo(() => {
    if (isOwn || !scaling) return asTheyAre(recipe);
    return scaling.scaleAmounts(recipe, servings, units === 'as written' ? undefined : units, kitchen);
  }, [recipe, isOwn, scaling, servings, units, kitchen]);
  // The choice shows together with its amounts.
  const choose = (change: (now: Choice) => Choice) =>
    void loadScaling().then((loaded) => {
      setScaling(loaded);
      setChoice(change);
    }, toastLoadFailure);
  return {
    ...amounts,
    servings,
    units,
    addServings: (more) => choose((now) => ({ ...now, servings: Math.max(1, (now.servings ?? own) + more) })),
    setUnits: (next) => choose((now) => ({ ...now, units: next })),
    preload: () => void loadScaling().catch(() => undefined),
  };
}

function asTheyAre({ ingredients, instructions }: Recipe): ScaledAmounts {
  return { scaled: ingredients, shown: ingredients, steps: instructions };
}

/**
 * What decides which lines there is enough of, for other servings than the recipe's own, of which the server has decided:
 * undefined until it is known what the kitchen holds.
 */
function useKitchen(enabled: boolean) {
  const today = useToday();
  const { data: inventory } = useQuery({ ...ingredientsQuery, enabled });
  const { data: preferred } = useQuery({ ...preferencesQuery, enabled });
  return useMemo(
    () => (enabled && inventory && preferred ? { inventory, atHome: preferred.atHome, today } : undefined),
    [enabled, inventory, preferred, today],
  );
}

function toastLoadFailure(): void {
  toast({
    title: 'The amounts could not be changed',
    description: 'Nothing is lost. Check the connection and try again.',
    variant: 'destructive',
  });
}
