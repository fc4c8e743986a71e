/**
 * Gives an element the keyboard focus if no other element has it, because the previously focused one was removed. Used
 * as a ref.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
