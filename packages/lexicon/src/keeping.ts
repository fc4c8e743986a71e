/** Where food is kept. */
export const KEPT_IN = ['fridge', 'freezer', 'cupboard'] as const;
export type KeptIn = (typeof KEPT_IN)[number];

/** `keeping.yaml` as written: texts such as 'fridge 7, freezer 90, opened 7'. */
export interface KeepingFile {
  /** Where the figures are from. */
  readonly source: string;
  readonly states: Readonly<Record<string, string>>;
  /** By the kind of a file of meals, whatever is in their names, and of a file of other foods. */
  readonly meals: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** By food or kind, which what belongs to it inherits. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By food, which nothing inherits. */
  readonly foods: Readonly<Record<string, string>>;
}

/** For how many days a food keeps, by place, and how long from the day on which it is opened. */
export interface Keeping {
  /** Where it is usually kept. */
  readonly in: KeptIn;
  readonly days: Readonly<Partial<Record<KeptIn, number>>>;
  readonly opened?: number;
}

/** Foods by how they keep. */
export type CompiledKeeping = readonly { readonly keeping: Keeping; readonly foods: readonly string[] }[];
