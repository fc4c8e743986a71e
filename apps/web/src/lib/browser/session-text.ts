const listeners = new Set<() => void>();

/** Holds what the browser does not store: some forbid it, some are full. */
const unstored = new Map<string, string>();

/** A text that lasts as long as the browser's tab, reloads included; null when there is none. */
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

export function subscribeToSessionTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
