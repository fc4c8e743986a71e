/**
 * What this browser tab keeps under a key through reloads; undefined where nothing is kept, where an older version kept
 * it in another shape, and in a browser that keeps nothing.
 * @param read makes of what is kept what is wanted; it throws for another shape, or answers undefined
 */
export function readKept<Kept>(key: string, read: (kept: unknown) => Kept | undefined): Kept | undefined {
  try {
    return read(JSON.parse(sessionStorage.getItem(key) ?? ''));
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
