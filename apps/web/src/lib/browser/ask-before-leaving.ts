import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

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

interface Left {
  readonly pathname: string;
}

/**
 * Has a question asked before something unsaved is left, by a link or by signing out; a reload is asked about by the
 * browser. `isLeft` tells whether going from one address to another leaves it.
 */
export function useLeaveQuestion(isUnsaved: boolean, isLeft: (current: Left, next: Left) => boolean) {
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
