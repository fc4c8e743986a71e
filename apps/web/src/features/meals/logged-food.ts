import type { MealFood } from '@game-plan/contracts/food/meals';
import { useQuery } from '@tanstack/react-query';
import { type SetStateAction, useState } from 'react';
import { loggedWeightsQuery } from '#data/food/meals.ts';
import type { DraftFood, NewFood } from './draft-food.ts';

/** A logged food, to be eaten again. Without weights it can only be logged in its own unit. */
export function loggedFood(known: MealFood, weights: NewFood['weights'] = []): NewFood {
  return { known, weights, quantity: known.quantity, unit: known.unit };
}

/** A logged meal's foods for editing. The units to which they can be changed follow a moment later. */
export function useLoggedFoods(
  foods: readonly MealFood[],
): [drafts: readonly DraftFood[], setDrafts: (change: SetStateAction<readonly DraftFood[]>) => void] {
  const [logged] = useState(foods);
  const { data: weights } = useQuery(loggedWeightsQuery(logged));
  const [drafts, setDrafts] = useState<readonly DraftFood[]>(() =>
    logged.map((known, index) => ({ ...loggedFood(known), key: index + 1 })),
  );
  const weighed = drafts.map((draft) => {
    const at = draft.weights.length === 0 ? logged.indexOf(draft.known) : -1;
    return { ...draft, weights: weights?.[at] ?? draft.weights };
  });
  return [weighed, setDrafts];
}
