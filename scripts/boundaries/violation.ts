export interface Violation {
  /** A path from the repository's root. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
