import type { HistoryAction } from '@tanstack/history';
import { useEffect, useEffectEvent } from 'react';
import { useRouter } from './router-provider.tsx';

export interface Step {
  /** The current address. */
  readonly current: Place;
  /** The address that the step leads to. */
  readonly next: Place;
  readonly action: HistoryAction;
}

export interface Place {
  readonly pathname: string;
}

/**
 * Asks before each history step while enabled; if it returns or resolves to true, the person stays.
 * @param asksBeforeUnload whether the browser asks before a reload or closing
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
