import type { IngredientLine } from '../../lines/read-line.ts';
import type { UnitSystem } from '../../units/unit.ts';
import { MILLILITRES } from '../../units/weights/weight.ts';

/** Measures that only Americans cook by; ounces and pounds are in old British recipes, too. */
const AMERICAN: ReadonlySet<string> = new Set(['cup', 'quart', 'gallon', 'stick']);

/** A British pint in American ones. */
const PINT = (MILLILITRES.get('imperial pint') ?? 1) / (MILLILITRES.get('pint') ?? 1);

/** The lines of a recipe by the measures of the kitchen that writes it: where nobody measures as Americans do, pints are British and cans tins. */
export function inKitchenMeasures(lines: readonly IngredientLine[], system: UnitSystem): IngredientLine[] {
  const isAmerican = lines.some(({ parts }) => parts.some(({ unit }) => AMERICAN.has(unit)));
  if (system === 'us' || isAmerican) return [...lines];
  return lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => {
      if (part.unit === 'can') return { ...part, unit: 'tin' };
      if (part.unit !== 'pint') return part;
      return { ...part, unit: 'imperial pint', grams: part.grams === null ? null : part.grams * PINT };
    }),
  }));
}
