import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type Close = () => void;

/** What is open over the page and held by no address, each by the way to close it; the topmost last. */
let layers: readonly Close[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Close[]) {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts what is open over the page as a layer of it, as long as it is. */
export function useLayer(isOpen: boolean, close: Close): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => closeNow();
    change([...layers, layer]);
    return () => change(layers.filter((other) => other !== layer));
  }, [isOpen]);
}

export function useHasLayers(): boolean {
  return useSyncExternalStore(subscribe, () => layers.length > 0);
}

/** Asks the topmost layer to close; one that is busy may stay. */
export function closeTopLayer(): void {
  layers.at(-1)?.();
}
