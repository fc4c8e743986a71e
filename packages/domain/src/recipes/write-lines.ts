import type { UnitSystem } from '../units/unit.ts';
import { writeMeasure } from '../units/write-measure.ts';

interface Amounted {
  readonly amount: string;
  readonly unit: string;
}

interface Line extends Amounted {
  readonly name: string;
  /** The line as somebody typed it; absent for ideas. */
  readonly typed?: string | undefined;
  readonly shortfall?: Amounted | null | undefined;
}

/**
 * A line and its shortfall, if any, with the amounts as a cook writes them: '2 slices'. `system` is the unit system
 * that they were converted to, if any.
 */
export function writeLine<L extends Line>(line: L, system?: UnitSystem): L & { written: string } {
  const { name, shortfall } = line;
  return {
    ...line,
    written: writeMeasure(line, system, system === undefined ? line.typed : undefined),
    ...(shortfall && {
      shortfall: { ...shortfall, written: writeMeasure({ name, ...shortfall }, system) },
    }),
  };
}

/** A recipe whose lines contain their amounts as a cook writes them. */
type Written<R extends { readonly ingredients: readonly Line[] }> = Omit<R, 'ingredients'> & {
  ingredients: (R['ingredients'][number] & { written: string })[];
};

/**
 * The recipe with written amounts. A browser can show them without loading the food tables, which decide the words for
 * pieces.
 */
export function writeLines<R extends { readonly ingredients: readonly Line[] }>(recipe: R): Written<R> {
  const ingredients = recipe.ingredients.map((line: R['ingredients'][number]) => writeLine(line));
  return { ...recipe, ingredients };
}
