/** An ingredient as a model wrote it; nothing in it is checked. */
export interface ProposedLine {
  readonly name: string;
  /** 2, '1/2', 'to taste'; null if not given. */
  readonly amount: number | string | null;
  readonly unit: string;
}

/** A recipe idea as a model wrote it: it has the right shape, but nothing else is checked. */
export interface ProposedIdea {
  readonly name: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: string;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly servings: number | null;
  readonly ingredients: readonly ProposedLine[];
  readonly steps: readonly string[];
}
