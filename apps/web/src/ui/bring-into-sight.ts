/** Room for the focus ring in pixels, which the padding of a scrolled row gives. */
const RING_ROOM = 6;

/** Scrolls only the row around an element sideways until the whole element is visible. */
export function bringIntoSight(element: HTMLElement | null | undefined): void {
  const row = element?.parentElement;
  if (!element || !row) return;
  const { left, right } = element.getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  const beyondRight = right + RING_ROOM - edges.right;
  const beyondLeft = edges.left - (left - RING_ROOM);
  if (beyondRight > 0) row.scrollLeft += beyondRight;
  else if (beyondLeft > 0) row.scrollLeft -= beyondLeft;
}
