import type { HistoryAction } from '@tanstack/history';
import { useEffect, useEffectEvent } from 'react';
import { useRouter } from './router-provider.tsx';

export interface Step {
  /** Where the person is. */
  readonly current: Place;
  /** Where the step leads. */
  readonly next: Place;
  readonly action: HistoryAction;
}

export interface Place {
  readonly pathname: string;
}

/**
 * Is asked before each step of the history, as long as it is enabled; what it answers, or resolves with, is whether the
 * person stays.
 * @param asksBeforeUnload whether the browser is to ask before the page is reloaded or closed
 */
export function useBlocker(
  isStaying: (step: Step) => boolean | Promise<boolean>,
  { isEnabled = true, asksBeforeUnload = false }: { isEnabled?: boolean; asksBeforeUnload?: boolean } = {},
): void {
  const { history } = useRouter();
  const ask = useEffectEvent(isStaying);
  const asks = useEffectEvent(() => asksBeforeUnload);
  useEffect(() => {
    if (!isEnabled) return;
    return history.block({
      blockerFn: ({ currentLocation: current, nextLocation: next, action }) => ask({ current, next, action }),
      enableBeforeUnload: () => asks(),
    });
  }, [history, isEnabled]);
}
