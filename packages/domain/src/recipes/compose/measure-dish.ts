import type { Dish, Part } from './dish.ts';
import type { Draft, Pick } from './draft.ts';
import { portion } from './portion.ts';

/** Turns shares of a serving into amounts that can be measured, within what the kitchen holds. */
export function measureDish(draft: Draft): Dish {
  return {
    flavour: draft.flavour,
    servings: draft.servings,
    parts: draft.picks.map((pick) => measure(pick, draft.servings)),
  };
}

function measure({ slot, stocked, gramsPerServing, isWhole }: Pick, servings: number): Part {
  const grams = gramsPerServing * servings;
  if (slot === 'salt') return { slot, stocked, grams, amount: null, unit: '' };
  return { slot, stocked, ...portion(stocked, grams, stocked.stockGrams ?? undefined, isWhole) };
}
