import type { z } from 'zod';

/**
 * What this browser tab keeps under a key through reloads; undefined where nothing is kept, where an older version kept
 * it in another shape, and in a browser that keeps nothing.
 */
export function readKept<Kept>(key: string, schema: z.ZodType<Kept>): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a value through reloads. In a browser that keeps nothing, or is full, it lasts until the reload. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page itself still has it.
  }
}
