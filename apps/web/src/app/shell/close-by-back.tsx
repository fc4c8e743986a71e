import { useEffect, useEffectEvent } from 'react';
import { readAddress } from '#lib/router/address.ts';
import { useRouter } from '#lib/router/router-provider.tsx';
import { useBlocker } from '#lib/router/use-blocker.ts';
import { closeTopLayer, useHasLayers } from '#ui/dialog/open-layers.ts';

/** On a phone, Back closes an open layer before it leaves the page. */
export function CloseByBack() {
  const hasLayers = useHasLayers();
  useBlocker(
    ({ action }) => {
      if (action !== 'BACK') return false;
      closeTopLayer();
      return true;
    },
    { isEnabled: hasLayers },
  );
  useSpareHistoryEntry(hasLayers);
  return null;
}

/**
 * A step back can only be blocked while it stays in the same document. On the first page of a document, which was opened by
 * its address or reloaded, it does not, so a spare history entry of the same address is added when a layer opens there. Going
 * back over the spare entry later takes one step more, so that it never costs a press.
 */
function useSpareHistoryEntry(hasLayers: boolean): void {
  const { history, firstIndex } = useRouter();
  const addSpare = useEffectEvent(() => {
    const { href, state } = history.location;
    if (state.__TSR_index === firstIndex) history.push(href, { isSpare: true, staysInPlace: true });
  });
  useEffect(() => {
    if (hasLayers) addSpare();
  }, [hasLayers]);
  useEffect(() => {
    let last = history.location;
    return history.subscribe(({ location, action }) => {
      const isOverSpare =
        action.type === 'BACK' && readAddress(last).state.isSpare && location.href === last.href;
      // A blocked step is announced too; the location is the same then.
      const isTaken = location.state.__TSR_index < last.state.__TSR_index;
      last = location;
      if (isOverSpare && isTaken) history.back({ ignoreBlocker: true });
    });
  }, [history]);
}
