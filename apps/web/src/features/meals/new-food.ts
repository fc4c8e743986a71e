import type { Food } from '@game-plan/contracts/foods';
import type { QuickMealFood } from '@game-plan/domain/meals/quick-meal-foods';
import { usualHelping } from '@game-plan/domain/meals/usual-helping';
import { unitWeights } from '@game-plan/domain/units/unit-weights';
import type { NewFood } from './draft-food.ts';

/** The lengths that a logged food's name and unit may have. */
const NAME_MAX = 300;
const UNIT_MAX = 50;

/** A found food in the helping to start from. */
export function foundFood({ fdcId, description, nutrients, portions }: Food): NewFood {
  const usable = portions.filter(({ unit }) => unit !== '' && unit.length <= UNIT_MAX);
  return {
    known: { name: description.slice(0, NAME_MAX), quantity: 100, unit: 'g', ...nutrients, fdcId },
    weights: unitWeights(usable),
    ...usualHelping(usable, nutrients.calories),
  };
}

/** A quick-add food in its usual portion. */
export function quickFood({ name, fdcId, per100g, portions, quantity, unit }: QuickMealFood): NewFood {
  return {
    known: { name, quantity: 100, unit: 'g', ...per100g, fdcId },
    weights: unitWeights(portions),
    quantity,
    unit,
  };
}
