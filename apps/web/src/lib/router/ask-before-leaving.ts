import { useEffect, useState } from 'react';
import { type Place, useBlocker } from './use-blocker.ts';

/** Asks whether to leave, and calls `leave` if confirmed. */
type Question = (leave: () => void) => void;

let question: Question | undefined;

/** Leaves the page other than by navigation, such as by signing out: immediately, unless the page asks first. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}

/** Registers a question for `leavePage`; undefined if there is nothing to lose. */
function useAskBeforeLeaving(ask: Question | undefined): void {
  useEffect(() => {
    question = ask;
    return () => {
      question = undefined;
    };
  }, [ask]);
}

/**
 * Asks before unsaved input is lost by a link or by signing out; the browser itself asks before a reload. `isLeft`
 * tells whether a navigation leaves the input.
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
