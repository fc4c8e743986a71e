import { useState } from 'react';

/** About one screen in advance, so that content is ready when scrolled to. */
const MARGIN = '800px 0px';

interface Nearness {
  readonly isNear: boolean;
  /** Height in CSS pixels at the last observation; 0 before. */
  readonly height: number;
}

const listeners = new WeakMap<Element, (nearness: Nearness) => void>();
let observer: IntersectionObserver | undefined;

function markNear(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // The element with the focus must not be unmounted.
    const isNear = isIntersecting || target.contains(document.activeElement);
    listeners.get(target)?.({ isNear, height: boundingClientRect.height });
  }
}

/** One shared observer, because long lists have many elements to watch. */
function watch(element: Element, listener: (nearness: Nearness) => void): () => void {
  observer ??= new IntersectionObserver(markNear, { rootMargin: MARGIN });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether the element with the ref is visible or about to be; `initially` until the browser has reported. */
export function useIsNear(initially: boolean) {
  const [nearness, setNearness] = useState<Nearness>({ isNear: initially, height: 0 });
  const ref = (element: Element | null) =>
    element && 'IntersectionObserver' in globalThis ? watch(element, setNearness) : undefined;
  return { ref, ...nearness };
}
