/** What a maker is, as `makers.tsv` explains it. */
export const MAKER_KINDS = ['brand', 'chain', 'cubes', 'plants', 'tins', 'word'] as const;
export type MakerKind = (typeof MAKER_KINDS)[number];

/** The makers of each kind, and those of whom a food is meant if none is named, by that food. */
export type CompiledMakers = Readonly<Record<MakerKind, readonly string[]>> & {
  readonly foods: Readonly<Record<string, readonly string[]>>;
};
