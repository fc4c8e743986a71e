import { englishNumber } from '../text/english.ts';

/** A figure with its derivation, so that it can be checked by hand and its source looked up. */
export interface SuggestedFigure {
  readonly value: number;
  readonly unit: 'kcal' | 'g' | 'L' | 'hours';
  /** The computation as a sentence with the numbers inserted. */
  readonly formula: string;
  /** The source to cite. */
  readonly source: string;
}

/** Formats a number with at most two decimals: '2,185', '68.4'. */
export function figure(value: number): string {
  return englishNumber(value, 2);
}

/** Formats a share of 1 as a whole percentage: '27%'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
