import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type Close = () => void;

interface Layer {
  readonly close: Close;
  /** Back closes it, as its address has it open. */
  readonly isInAddress: boolean;
}

/** What is open over the page, the topmost last. */
let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Layer[]) {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts what is open over the page as a layer of it, as long as it is. */
export function useLayer(isOpen: boolean, close: Close, isInAddress = false): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => closeNow(), isInAddress };
    change([...layers, layer]);
    return () => change(layers.filter((other) => other !== layer));
  }, [isOpen, isInAddress]);
}

/** Whether anything is open that no address holds. */
export function useHasLayers(): boolean {
  const read = () => layers.some(({ isInAddress }) => !isInAddress);
  return useSyncExternalStore(subscribe, read, read);
}

/** Asks the topmost layer that no address holds to close; one that is busy may stay. */
export function closeTopLayer(): void {
  layers.findLast(({ isInAddress }) => !isInAddress)?.close();
}

/** Asks the topmost layer to close, as Escape does; whether there is one. */
export function closeByEscape(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}
