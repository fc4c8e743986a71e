import { useEffect } from 'react';

/** Asks whether to leave, and calls `leave` if so. */
type Question = (leave: () => void) => void;

let question: Question | undefined;

/** Leaves the page in a way that is no navigation, such as signing out: at once, unless something on it asks first. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}

/** Has `ask` called before the page is left by `leavePage`; undefined while there is nothing to lose. */
export function useAskBeforeLeaving(ask: Question | undefined): void {
  useEffect(() => {
    question = ask;
    return () => {
      question = undefined;
    };
  }, [ask]);
}
