import { useState } from 'react';

/** About one screen ahead, so that what comes is there when it is scrolled to. */
const MARGIN = '800px 0px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all: thousands of cards are watched. */
function watch(element: Element, listener: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether the element is in sight, or will be soon; `otherwise` where the browser cannot tell. */
export function useIsNear(otherwise: boolean) {
  const canTell = 'IntersectionObserver' in globalThis;
  const [isNear, setIsNear] = useState(canTell ? false : otherwise);
  const ref = (element: Element | null) => (element && canTell ? watch(element, setIsNear) : undefined);
  return { ref, isNear };
}
