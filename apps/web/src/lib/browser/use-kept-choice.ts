import { useState } from 'react';

/**
 * A choice between texts that this browser keeps under a key, for every visit and every person on it. In a browser that
 * keeps nothing it lasts until the page is left.
 * @param isChoice tells a choice from whatever else stands under the key, such as null for nothing
 * @param initial until one is made
 */
export function useKeptChoice<Choice extends string>(
  key: string,
  isChoice: (kept: unknown) => kept is Choice,
  initial: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const kept = readKept(key);
    return isChoice(kept) ? kept : initial;
  });
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // It is on the screen already.
    }
  };
  return [choice, choose];
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
