/**
 * A ref for buttons that go away once they have done their work: the focus moves to their card's chips, not back to
 * the top of the page.
 */
export function keepFocusInCard(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest('section')?.querySelector<HTMLElement>('fieldset')?.focus({ preventScroll: true });
  };
}
