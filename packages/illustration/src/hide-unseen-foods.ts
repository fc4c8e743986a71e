import type { VesselName, VisibilityRule } from '@game-plan/lexicon/drawing-data';
import drawings from '@game-plan/lexicon/drawings.json' with { type: 'json' };
import type { DishFood } from './dish-food.ts';
import type { ReadName } from './read-name.ts';

const RULES = new Map(drawings.visibilities);

/**
 * The foods of a dish as its arrangement shows them. A food that loses its shape in cooking becomes `unseen`: it still colours
 * the sauce and may lie beside the dish, and no pieces of it are drawn.
 */
export function hideUnseenFoods(
  foods: readonly DishFood[],
  dishName: ReadName,
  vessel: VesselName,
): DishFood[] {
  return foods.map((food) =>
    food.seen === undefined || isVisibleIn(RULES.get(food.seen), vessel) || dishName.shows(food.seen)
      ? food
      : { ...food, role: 'unseen' },
  );
}

function isVisibleIn(rule: VisibilityRule | undefined, vessel: VesselName): boolean {
  if (rule === undefined) return true;
  return 'in' in rule ? rule.in.includes(vessel) : !rule.but.includes(vessel);
}
