import { englishNumber } from '../text/english.ts';

/** A figure that accounts for itself: it can be checked by hand, and its source looked up. */
export interface SuggestedFigure {
  readonly value: number;
  readonly unit: 'kcal' | 'g' | 'L' | 'hours';
  /** How it was computed, a sentence with the numbers put in. */
  readonly formula: string;
  /** The source to cite. */
  readonly source: string;
}

/** '2,185', '68.4': at most two decimals. */
export function figure(value: number): string {
  return englishNumber(value, 2);
}

/** '27%' of a share of 1. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
