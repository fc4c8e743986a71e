import { useBlocker } from '@tanstack/react-router';
import { closeTopLayer, useHasLayers } from '#ui/dialog/open-layers.ts';

/** On a phone Back closes what is open over a page before it leaves the page. */
export function CloseByBack() {
  const hasLayers = useHasLayers();
  useBlocker({
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false;
      closeTopLayer();
      return true;
    },
    enableBeforeUnload: false,
    disabled: !hasLayers,
  });
  return null;
}
