import { INGREDIENT_UNITS, type IngredientUnit, STORED_UNITS } from '../../ingredient.ts';
import { gramsOf } from './weight.ts';

/** The weight of one unit of a food. */
export interface UnitWeight {
  /** A kitchen unit, or the source's own term: 'slice'. */
  readonly unit: string;
  readonly grams: number;
}

/**
 * All units in which the weight of a food is known from its household portions: the given ones, then grams, then the
 * kitchen's other units of weight and, if a volume is known, of volume.
 */
export function unitWeights(portions: readonly UnitWeight[]): UnitWeight[] {
  const given = portions.filter(({ grams }) => grams > 0);
  const known = new Map(given.toReversed().map(({ unit, grams }) => [unit, grams]));
  const grams: Partial<Record<IngredientUnit, number>> = {};
  for (const unit of STORED_UNITS) {
    const weight = known.get(unit);
    if (weight !== undefined) grams[unit] = weight;
  }
  const weights = new Map(given.map(({ unit }) => [unit, known.get(unit) ?? 0]));
  for (const unit of ['g', ...INGREDIENT_UNITS]) {
    const weight = gramsOf({ grams }, 1, unit);
    if (weight !== null && !weights.has(unit)) weights.set(unit, weight);
  }
  return Array.from(weights, ([unit, weight]) => ({ unit, grams: weight }));
}

/** Converts the food table's household weights to portions. */
export function tablePortions(grams: Readonly<Record<string, number | undefined>>): UnitWeight[] {
  return Object.entries(grams).flatMap(([unit, weight]) =>
    weight === undefined ? [] : [{ unit, grams: weight }],
  );
}
