import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading whenever `place` becomes another one, so that a screen reader starts there.
 * The first place is left alone: the browser has just announced the page itself.
 */
export function useFocusHeading(place: string | undefined) {
  const last = useRef(place);
  useEffect(() => {
    if (place === last.current || place === undefined) return;
    const arrived = last.current !== undefined;
    last.current = place;
    if (arrived) return focusHeading();
  }, [place]);
}

/** Focuses the heading, now or as soon as the page's chunk has brought it. Returns how to give up waiting. */
function focusHeading(): () => void {
  const focus = () => {
    // A page that is kept hidden while signed out has a heading too, which takes no focus.
    return Array.from(document.querySelectorAll<HTMLElement>('h1[tabindex]')).some((heading) => {
      // How far down a page begins is for the router to say.
      heading.focus({ preventScroll: true });
      return document.activeElement === heading;
    });
  };
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  if (!focus()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
