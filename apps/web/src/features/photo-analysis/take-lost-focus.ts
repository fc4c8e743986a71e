/**
 * Gives an element the keyboard focus when nothing else has it: what had it is gone with the state before. For use
 * as a ref.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
