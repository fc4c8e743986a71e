/**
 * Ignores repeated Enter while the key is held: browsers repeat it thirty times a second, and each time a form would be
 * submitted or a button pressed. In multi-line fields it still repeats.
 */
export function ignoreHeldEnter(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Captures the event before any other listener.
    { capture: true },
  );
}
