/**
 * Reads a value that this tab keeps across reloads; undefined if there is none, if it has another version's shape, or
 * if storage is unavailable.
 * @param read converts the stored value; throws or returns undefined for an unknown shape
 */
export function readFromTab<Kept>(key: string, read: (kept: unknown) => Kept | undefined): Kept | undefined {
  try {
    return read(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps a value across reloads. Without storage, or if it is full, it lasts until the reload. */
export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page itself still has the value.
  }
}
