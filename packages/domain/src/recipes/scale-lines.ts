import { scaleRecipe } from '../units/scaling/scale.ts';
import type { UnitSystem } from '../units/unit.ts';
import { inUnitSystem } from '../units/unit-system.ts';
import type { NeededLine } from './availability.ts';
import { writeLine } from './write-lines.ts';

interface Line extends NeededLine {
  readonly note?: string | undefined;
  readonly typed?: string | undefined;
  readonly shortfall?: { readonly amount: string; readonly unit: string } | null | undefined;
}

interface Written<L extends Line> {
  readonly ingredients: readonly L[];
  /** For which it is written. */
  readonly servings: number;
}

interface Wanted<L extends Line> {
  readonly servings: number;
  /** Undefined to convert nothing. */
  readonly system: UnitSystem | undefined;
  /** Decides which lines there is enough of; for the recipe's own servings they stay as decided. */
  readonly decide: (lines: readonly L[]) => readonly L[];
}

/** A recipe's amounts for so many servings: in its own units, which is what there is to buy, and as they are to be read. */
export function scaleLines<L extends Line>(
  { ingredients, servings: own }: Written<L>,
  { servings, system, decide }: Wanted<L>,
) {
  const scaled = servings === own ? ingredients : decide(scaleRecipe(ingredients, own, servings));
  return {
    scaled: [...scaled],
    shown: scaled.map((line) => write(line, system)),
  };
}

function write<L extends Line>(line: L, system: UnitSystem | undefined) {
  if (!system) return writeLine(line);
  const { name, shortfall } = line;
  const lacking = shortfall && inUnitSystem({ name, ...shortfall }, system);
  return writeLine({ ...inUnitSystem(line, system), shortfall: lacking }, system);
}
