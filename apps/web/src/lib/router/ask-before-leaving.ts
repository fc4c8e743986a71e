import { useEffect, useState } from 'react';
import { type Place, useBlocker } from './use-blocker.ts';

/** Asks whether to leave, and calls `leave` if so. */
type Question = (leave: () => void) => void;

let question: Question | undefined;

/** Leaves the page in a way that is no navigation, such as signing out: at once, unless something on it asks first. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}

/** Has `ask` called before the page is left by `leavePage`; undefined while there is nothing to lose. */
function useAskBeforeLeaving(ask: Question | undefined): void {
  useEffect(() => {
    question = ask;
    return () => {
      question = undefined;
    };
  }, [ask]);
}

/**
 * Has a question asked before something unsaved is left, by a link or by signing out; a reload is asked about by the
 * browser. `isLeft` tells whether going from one address to another leaves it.
 */
export function useLeaveQuestion(isUnsaved: boolean, isLeft: (current: Place, next: Place) => boolean) {
  const [leave, setLeave] = useState<() => void>();
  useAskBeforeLeaving(isUnsaved ? (wanted) => setLeave(() => wanted) : undefined);
  const [step, setStep] = useState<(isStaying: boolean) => void>();
  useBlocker(
    ({ current, next }) => {
      if (!isUnsaved || !isLeft(current, next)) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setStep(() => resolve);
      return promise.finally(() => setStep(undefined));
    },
    { asksBeforeUnload: isUnsaved },
  );
  return {
    isAsked: step !== undefined || leave !== undefined,
    stay: () => {
      step?.(true);
      setLeave(undefined);
    },
    leave: () => (step ? step(false) : leave?.()),
  };
}
