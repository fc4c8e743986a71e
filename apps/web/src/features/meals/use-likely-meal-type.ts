import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The meal of this hour on the person's clock; it moves on while the page stays open. */
export function useLikelyMealType(): MealType {
  return useSyncExternalStore(subscribe, () => mealTypeAt(new Date().getHours()));
}
