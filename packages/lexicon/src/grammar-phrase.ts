/** What a phrase of a grammar is in a line of ingredients or of a meal. */
export const LINE_KINDS = [
  'number',
  'fraction',
  'multiple',
  'ordinal',
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
  'purpose',
  'purpose-label',
  'what-for',
  'optional',
  'more',
  'ignored',
  'pressed',
  'percent',
  'state',
  'quality',
  'trait',
  'mixed',
  'tool',
  'each',
  'or',
  'with',
  'abbreviation',
  'leafy',
  'dish-part',
  'finish',
  'out-of',
  'made-of',
  'some',
] as const;

/** What a phrase is on a page or in a message that tells a recipe. */
export const PAGE_KINDS = [
  'serves',
  'eaters',
  'for',
  'step',
  'page',
  'figure',
  'heading',
  'time-label',
  'timed',
  'duration',
  'difficulty',
  'level',
  'cuisine',
  'greeting',
  'farewell',
  'lead-in',
  'opener',
  'name-label',
  'page-start',
  'rating',
  'author',
  'page-number',
  'to-readers',
  'first-person',
  'dish-food',
  'hyphenated',
  'break',
  'article',
  'numbered',
  'into-portions',
  'portioned',
  'for-each',
  'vessel',
  'share',
  'tells-nothing',
] as const;

/** What a phrase is in a list of a kitchen, on a receipt, or in a date. */
export const LIST_KINDS = [
  'receipt',
  'receipt-sign',
  'till-word',
  'shop',
  'currency',
  'storage',
  'best-before',
  'month',
  'weekday',
  'date-word',
  'no-amount',
  'said',
  'said-behind',
  'asked',
  'staple',
  'two-staples',
  'made-of-others',
  'flavour',
  'left-over',
  'pack',
  'tin',
  'product-form',
  'beside-amount',
  'kept-in',
  'general-food',
] as const;

export type PageKind = (typeof PAGE_KINDS | typeof LIST_KINDS)[number];
export type LineKind = (typeof LINE_KINDS)[number];
export type PhraseKind = LineKind | PageKind;

/** Phrases of a language that mean the same. */
export interface GrammarPhrases<Kind extends PhraseKind = PhraseKind> {
  readonly language: string;
  readonly kind: Kind;
  /** The number, or the canonical unit or size; absent for kinds without one. */
  readonly value?: number | string;
  readonly phrases: readonly string[];
  /** Whether their case matters: 'T' is a tablespoon and 't' a teaspoon. */
  readonly isCased?: true;
}

/** By language, the endings of names and those that they take in the plural or in another case. */
export type Inflections = Readonly<
  Record<string, readonly (readonly [ending: string, others: readonly string[]])[]>
>;

/** How a language writes names as one word: 'kipgehakt' is ground chicken. */
export interface Compounds {
  /** What ends one → its English name, with '$' for what stands before it. */
  readonly ends: Readonly<Record<string, string>>;
  /** What begins one and is no name of its own → its English name. */
  readonly beginnings: Readonly<Record<string, string>>;
  /** The letters that may stand between the two. */
  readonly joining: readonly string[];
}

/** What is known of units beside the phrases of the grammars. */
export interface Units {
  /** The units of which something is true in every language, by what it is. */
  readonly traits: Readonly<Record<string, readonly string[]>>;
  /** English words for a unit, singular. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The unit of a symbol, whose case matters: 'T' is a tablespoon. */
  readonly symbols: Readonly<Record<string, string>>;
}
