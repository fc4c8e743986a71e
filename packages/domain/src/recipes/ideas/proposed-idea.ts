/** An ingredient as someone else wrote it: nothing in it is checked. */
export interface ProposedLine {
  readonly name: string;
  /** 2, '1/2', 'to taste'; null when nothing was said. */
  readonly amount: number | string | null;
  readonly unit: string;
}

/** A recipe idea as a model wrote it: of the right shape, and otherwise anything. */
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
