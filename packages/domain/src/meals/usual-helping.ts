import type { UnitWeight } from './unit-weights.ts';

/** What a person hardly eats more of at once; heavier 'pieces' are a whole chicken or a melon. */
const MOST_GRAMS = 500;

/** How much of a food to start from: one of its first household portion that someone may eat alone, else 100 g. */
export function usualHelping(portions: readonly UnitWeight[]): {
  readonly quantity: number;
  readonly unit: string;
} {
  const household = portions.find(({ unit, grams }) => unit !== 'g' && grams > 0 && grams <= MOST_GRAMS);
  return household ? { quantity: 1, unit: household.unit } : { quantity: 100, unit: 'g' };
}
