/** How much of a food a kitchen always wants to have. */
interface Minimum {
  /** As its card was called when somebody asked for it. */
  readonly name: string;
  /** A number, as typed. */
  readonly quantity: string;
  readonly unit: string;
}

/** By `stockKey` of their names. */
export type Minimums = Readonly<Record<string, Minimum>>;
