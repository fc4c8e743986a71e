import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { closeTopLayer, useHasLayers } from '#ui/dialog/open-layers.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A second entry of the same address, which Back can be stopped at. */
    isSpare?: boolean;
  }
}

/** On a phone, Back closes an open layer before it leaves the page. */
export function CloseByBack() {
  const hasLayers = useHasLayers();
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      closeTopLayer();
      return true;
    },
    enableBeforeUnload: false,
    disabled: !hasLayers,
  });
  useSpareHistoryEntry(hasLayers);
  return null;
}

/**
 * A step back can only be blocked while it stays in the same document. On the first page of a document, which was opened by
 * its address or reloaded, it does not, so a spare history entry of the same address is added when a layer opens there. Going
 * back over the spare entry later takes one step more, so that it never costs a press.
 */
function useSpareHistoryEntry(hasLayers: boolean): void {
  const router = useRouter();
  const { history } = router;
  const [firstIndex] = useState(history.location.state.__TSR_index);
  const addSpare = useEffectEvent(() => {
    if (history.location.state.__TSR_index !== firstIndex) return;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: { isSpare: true },
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (hasLayers) addSpare();
  }, [hasLayers]);
  useEffect(() => {
    let last = history.location;
    return history.subscribe(({ location, action }) => {
      const isOverSpare = action.type === 'BACK' && last.state.isSpare && location.href === last.href;
      // A blocked step is announced too; the location is the same then.
      const isTaken = location.state.__TSR_index < last.state.__TSR_index;
      last = location;
      if (isOverSpare && isTaken) history.back({ ignoreBlocker: true });
    });
  }, [history]);
}
