/** What people type about their meals in one language, each as English words → the words for them. */
export interface PhraseBook {
  /** Foods that the tables of foreign names lack, or that mean something else on a shopping list. */
  readonly foods: Readonly<Record<string, string>>;
  /** How a food was made, and sizes. */
  readonly adjectives: Readonly<Record<string, string>>;
  /** Measures that the tables of measures lack. */
  readonly measures?: Readonly<Record<string, string>>;
  readonly with: string;
  readonly and: string;
  /** Words between a dish and what it is made of, 'soupe de légumes', and articles. */
  readonly of: string;
  /** Words that say nothing about the food. */
  readonly small?: string;
  /** Endings of compounds: '$' stands for what precedes, 'Käsebrot' is bread with cheese. */
  readonly compounds?: Readonly<Record<string, string>>;
  /** Whether adjectives follow their noun: 'jajko smażone'. */
  readonly isNounFirst?: true;
  /** Whether foods in a row are one dish, named by the last: 'tavuk döner dürüm'. */
  readonly isHeadLast?: true;
}
