import { writeMeasure } from '../units/write-measure.ts';

interface Amounted {
  readonly amount: string;
  readonly unit: string;
}

interface Line extends Amounted {
  readonly name: string;
  readonly shortfall?: Amounted | null | undefined;
}

/** A recipe whose lines say how a cook writes their amounts. */
type Written<R extends { readonly ingredients: readonly Line[] }> = Omit<R, 'ingredients'> & {
  ingredients: (R['ingredients'][number] & { written: string })[];
};

/**
 * The recipe with its amounts as a cook writes them, so that a browser can show them without the tables of foods, by which the
 * words for pieces are chosen.
 */
export function writeLines<R extends { readonly ingredients: readonly Line[] }>(recipe: R): Written<R> {
  const ingredients = recipe.ingredients.map((line: R['ingredients'][number]) => {
    const { name, shortfall } = line;
    return {
      ...line,
      written: writeMeasure(line),
      ...(shortfall && { shortfall: { ...shortfall, written: writeMeasure({ name, ...shortfall }) } }),
    };
  });
  return { ...recipe, ingredients };
}
