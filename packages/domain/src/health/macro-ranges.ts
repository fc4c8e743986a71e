import type { Macro } from '../macro-energy.ts';

/** The nutrients with a range of shares of the day's energy. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** Acceptable Macronutrient Distribution Ranges for adults, as shares of the energy. */
export const AMDR: Readonly<Record<Macro, ShareRange>> = {
  protein: { low: 0.1, high: 0.35 },
  carbs: { low: 0.45, high: 0.65 },
  fat: { low: 0.2, high: 0.35 },
};
export const AMDR_SOURCE =
  'Institute of Medicine. Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids. National Academies Press, 2005 (AMDR of adults)';
