import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type Close = () => void;

interface Layer {
  readonly close: Close;
  /** Whether the address opened it, so that Back closes it. */
  readonly isInAddress: boolean;
}

/** Open layers over the page, the topmost last. */
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

/** Registers an open layer while `isOpen`. */
export function useLayer(isOpen: boolean, close: Close, isInAddress = false): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => closeNow(), isInAddress };
    change([...layers, layer]);
    return () => change(layers.filter((other) => other !== layer));
  }, [isOpen, isInAddress]);
}

/** Whether any layer is open that the address did not open. */
export function useHasLayers(): boolean {
  const read = () => layers.some(({ isInAddress }) => !isInAddress);
  return useSyncExternalStore(subscribe, read, read);
}

/** Asks the topmost layer that the address did not open to close; it may stay open while busy. */
export function closeTopLayer(): void {
  layers.findLast(({ isInAddress }) => !isInAddress)?.close();
}

/** Asks the topmost layer to close, as Escape does. Returns whether there is one. */
export function closeByEscape(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}
