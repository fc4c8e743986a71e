const listeners = new Set<() => void>();

/** Values that the browser does not store, because storage is forbidden or full. */
const unstored = new Map<string, string>();

/** Reads a text kept for this tab, across reloads; null if there is none. */
export function readSessionText(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSessionText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Forgets all that this tab keeps across reloads, so that the next person at the device finds nothing. */
export function forgetTab(): void {
  unstored.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing could be stored either.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSessionTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
