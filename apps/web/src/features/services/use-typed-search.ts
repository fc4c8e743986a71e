import { useEffect, useRef, useState } from 'react';

/** Milliseconds without another letter after which the address says what was typed. */
const PAUSE = 250;

/**
 * What is searched for: the address, except while somebody is typing. The letters filter at once, and the address
 * follows at the next pause.
 * @param settle writes the text into the address, and resolves when it is there
 */
export function useTypedSearch(search: string, settle: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      await settle(text);
      setTyped((current) => (current === text ? undefined : current));
    }, PAUSE);
  };
  return { text: typed ?? search, type };
}
