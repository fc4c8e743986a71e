/**
 * A ref for an element that may go away with the focus in it, as a deleted card does: the page's heading then
 * gets the focus, which would be lost otherwise. The page does not scroll.
 */
export function keepFocus(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  };
}
