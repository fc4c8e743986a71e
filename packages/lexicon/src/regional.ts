/** What English speakers of different countries call the same food. */
export interface CompiledRegional {
  /** Names of the same food. */
  readonly groups: readonly (readonly string[])[];
  /** Names that mean a food where people search, by name. */
  readonly searchedAs: Readonly<Record<string, string>>;
  /** Words that make another food of a name, by name. */
  readonly notBefore: Readonly<Record<string, readonly string[]>>;
}
