import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading whenever `place` changes, so that screen readers start there. Not for the first place,
 * which the browser announces itself.
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

/** Focuses the heading now, or as soon as the page's chunk has rendered it. Returns a function that cancels waiting. */
function focusHeading(): () => void {
  const focus = () => {
    // A page that is hidden while signed out also has a heading, which cannot be focused.
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
