/** What a phrase of a grammar is in a line. */
export const PHRASE_KINDS = [
  'number',
  'fraction',
  'multiple',
  'vague',
  'unit',
  'size',
  'fullness',
  'about',
  'of',
  'to',
  'plus',
  'minus',
  'times',
  'same',
  'prepared',
  'how',
  'taste',
  'out-of',
  'made-of',
  'serves',
  'eaters',
  'for',
  'step',
  'page',
  'figure',
] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** Phrases of a language that mean the same. */
export interface GrammarPhrases {
  readonly language: string;
  readonly kind: PhraseKind;
  /** The number, or the canonical unit or size; absent for kinds without one. */
  readonly value?: number | string;
  readonly phrases: readonly string[];
  /** Whether their case matters: 'T' is a tablespoon and 't' a teaspoon. */
  readonly isCased?: true;
}
