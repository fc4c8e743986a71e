/** A group of files and what they may import. Everything not listed is an error. */
export interface Zone {
  readonly name: string;
  /** `*` matches part of one name, `**` any depth, and `{own}` one folder name. */
  readonly files: string;
  /** Names of zones. 'own X' means zone X with the same `{own}` folder, that is, the same feature or port. */
  readonly mayImport: readonly string[];
  /** npm packages; 'any listed' means all of the workspace's package.json except `RESERVED_PACKAGES`. */
  readonly packages: readonly string[];
  readonly nodeBuiltIns: boolean;
}

/** Packages that a zone must list explicitly, even if it may import any listed package. */
export const RESERVED_PACKAGES: readonly string[] = ['drizzle-orm', 'pg'];

/** Zones that every app may import. */
export const SHARED = ['contracts', 'domain', 'compiled lexicon'] as const;

export const NODE = { nodeBuiltIns: true } as const;
export const PURE = { nodeBuiltIns: false } as const;
