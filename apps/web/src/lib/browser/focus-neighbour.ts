/**
 * Moves the focus to the same control of the next row, or the one before, when a control is about to go with its row.
 * Without a neighbour `otherwise` gets it. What has no focus to lose is left alone.
 */
export function focusNeighbour(control: HTMLElement, otherwise: HTMLElement | null): void {
  if (document.activeElement !== control) return;
  const { control: kind } = control.dataset;
  const alike = [...document.querySelectorAll<HTMLElement>(`[data-control="${kind}"]`)];
  const index = alike.indexOf(control);
  (alike[index + 1] ?? alike[index - 1] ?? otherwise)?.focus({ preventScroll: true });
}
