import type { UnitWeight } from '../units/weights/unit-weights.ts';

/** The possible reference amounts of a label's figures. */
export const LABEL_BASES = ['portion', '100 g', '100 ml'] as const;
export type LabelBasis = (typeof LABEL_BASES)[number];

/** The measures of a portion. */
export const PORTION_MEASURES = ['g', 'ml'] as const;
type PortionMeasure = (typeof PORTION_MEASURES)[number];

interface LabelMeasure {
  readonly figuresFor: LabelBasis;
  /** 'bar', 'slice', 'portion'. */
  readonly portionName: string;
  /** Grams or millilitres of one portion; null if unknown. */
  readonly portionSize: number | null;
  readonly portionMeasure: PortionMeasure;
}

/** The reference amount, and the other units of the food. A millilitre counts as a gram. */
interface Measures {
  readonly per: { readonly quantity: number; readonly unit: string };
  readonly portions: readonly UnitWeight[];
}

const ONE_HUNDRED = 100;

/** The reference amount and units of a label: one portion, or 100 g or ml. */
export function labelMeasures({
  figuresFor,
  portionName,
  portionSize,
  portionMeasure,
}: LabelMeasure): Measures {
  const isPoured = figuresFor === '100 ml' || (figuresFor === 'portion' && portionMeasure === 'ml');
  const portion = portionSize === null ? [] : [{ unit: portionName, grams: portionSize }];
  // A portion of unknown size cannot be converted to grams.
  const isMeasured = figuresFor !== 'portion' || portionSize !== null;
  const portions = [...portion, ...(isPoured && isMeasured ? [{ unit: 'ml', grams: 1 }] : [])];
  if (figuresFor === 'portion') return { per: { quantity: 1, unit: portionName }, portions };
  return { per: { quantity: ONE_HUNDRED, unit: isPoured ? 'ml' : 'g' }, portions };
}

/** The grams or millilitres that the figures refer to; null for a portion of unknown size. */
export function labelGrams({
  figuresFor,
  portionSize,
}: Pick<LabelMeasure, 'figuresFor' | 'portionSize'>): number | null {
  return figuresFor === 'portion' ? portionSize : ONE_HUNDRED;
}
