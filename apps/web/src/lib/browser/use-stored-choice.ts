import { useState } from 'react';

/**
 * A choice that this browser stores under a key, shared by all people who use it. Without storage it lasts until the
 * page is left.
 * @param isChoice checks the stored value, which is null if there is none
 * @param initial the value before a choice was made
 */
export function useStoredChoice<Choice extends string>(
  key: string,
  isChoice: (kept: unknown) => kept is Choice,
  initial: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = readStored(key);
    return isChoice(kept) ? kept : initial;
  });
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // The choice is already on the screen.
    }
  };
  return [choice, choose];
}

/** The stored text of a key; null if there is none or no storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes what is stored under a key. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be stored either.
  }
}
