/** What stands in one kind of folder, and what it may import. Everything that is not written is an error. */
export interface Room {
  readonly name: string;
  /** `*` is any part of one name, `**` any depth and `{own}` one folder name. */
  readonly files: string;
  /** Rooms by name. 'own X' is a file of room X under the same `{own}` folder: the same feature, the same port. */
  readonly mayImport: readonly string[];
  /** npm packages; 'any listed' is whatever the workspace's package.json lists, less `RESERVED_PACKAGES`. */
  readonly packages: readonly string[];
  readonly nodeBuiltIns: boolean;
}

/** Packages that a room must name to use, even where any listed package may be imported. */
export const RESERVED_PACKAGES: readonly string[] = ['drizzle-orm', 'pg'];

/** What every app may use. */
export const SHARED = ['contracts', 'domain'] as const;

export const NODE = { nodeBuiltIns: true } as const;
export const PURE = { nodeBuiltIns: false } as const;
