import type { Condition } from './meal-words.ts';

/** What is asked of the lines or the kitchen around a name of several meanings; `ambiguous.tsv` explains each. */
export const LINE_CONDITIONS = ['language', 'beside', 'in', 'home'] as const;

/** One meaning of a name, and when it has it. */
export interface AmbiguousMeaning {
  readonly food: string;
  readonly when: readonly Condition<(typeof LINE_CONDITIONS)[number]>[];
}

/** The meanings of names that what stands around them decides, in the order in which they are tried. */
export type AmbiguousNames = Readonly<Record<string, readonly AmbiguousMeaning[]>>;
