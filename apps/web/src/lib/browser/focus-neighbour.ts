/**
 * Moves the focus to the same control of the next or previous row when the control is about to be removed with its row;
 * without a neighbour to `otherwise`. Does nothing if the control does not have the focus.
 */
export function focusNeighbour(control: HTMLElement, otherwise: HTMLElement | null): void {
  if (document.activeElement !== control) return;
  const { control: kind } = control.dataset;
  const alike = [...document.querySelectorAll<HTMLElement>(`[data-control="${kind}"]`)];
  const index = alike.indexOf(control);
  (alike[index + 1] ?? alike[index - 1] ?? otherwise)?.focus({ preventScroll: true });
}
