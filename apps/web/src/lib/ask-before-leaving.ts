import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

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

interface Place {
  readonly pathname: string;
}

/**
 * Asks before unsaved input is lost by a link or by signing out; the browser itself asks before a reload. `isLeft`
 * tells whether a navigation leaves the input.
 */
export function useLeaveQuestion(isUnsaved: boolean, isLeft: (current: Place, next: Place) => boolean) {
  const [leave, setLeave] = useState<() => void>();
  useAskBeforeLeaving(isUnsaved ? (wanted) => setLeave(() => wanted) : undefined);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && isLeft(current, next),
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  return {
    isAsked: status === 'blocked' || leave !== undefined,
    stay: () => {
      reset?.();
      setLeave(undefined);
    },
    leave: () => (proceed ?? leave)?.(),
  };
}
