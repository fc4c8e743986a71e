import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { Recipe, RecipeLine } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import { availabilityOf } from '@game-plan/domain/recipes/availability';
import { writeLine } from '@game-plan/domain/recipes/write-lines';
import { scaleRecipe } from '@game-plan/domain/units/scaling/scale';
import { scaleSteps } from '@game-plan/domain/units/scaling/scale-steps';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { inUnitSystem } from '@game-plan/domain/units/unit-system';

export interface Kitchen {
  readonly inventory: readonly Ingredient[];
  readonly atHome: readonly string[];
  readonly today: CalendarDay;
}

/** What a recipe takes: in its own units, which is what there is to buy, and as it is to be read. */
export interface ScaledAmounts {
  readonly scaled: readonly RecipeLine[];
  readonly shown: readonly RecipeLine[];
  readonly steps: readonly string[];
}

/**
 * A recipe's amounts for so many servings, in other units where `system` is given.
 * @param kitchen decides which lines there is enough of; without it, as for the recipe's own servings, they stay as decided
 */
export function scaleAmounts(
  { ingredients, instructions, servings: own }: Recipe,
  servings: number,
  system: UnitSystem | undefined,
  kitchen: Kitchen | undefined,
): ScaledAmounts {
  const scaled = decide(scaleRecipe(ingredients, own, servings), kitchen);
  return {
    scaled,
    shown: scaled.map((line) => write(line, system)),
    steps: scaleSteps(instructions, ingredients, own, servings, system),
  };
}

function decide(lines: readonly RecipeLine[], kitchen: Kitchen | undefined): readonly RecipeLine[] {
  if (!kitchen) return lines;
  const usable = kitchen.inventory.filter((item) => !isExpired(item, kitchen.today));
  const decided = availabilityOf(lines, usable, kitchen.atHome);
  return lines.map((line, at) => ({ ...line, ...decided[at] }));
}

function write(line: RecipeLine, system: UnitSystem | undefined): RecipeLine {
  if (!system) return writeLine(line);
  const { name, shortfall } = line;
  const lacking = shortfall && inUnitSystem({ name, ...shortfall }, system);
  return writeLine({ ...inUnitSystem(line, system), shortfall: lacking }, system);
}
