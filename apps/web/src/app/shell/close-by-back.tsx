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
  return null;
}
