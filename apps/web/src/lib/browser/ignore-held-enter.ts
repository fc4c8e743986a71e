/**
 * Lets Enter press once, however long it is held down: a browser repeats a held key thirty times a second, and each time
 * a field would send its form, or a button be pressed, again. Held in a text of several lines it writes them as ever.
 */
export function ignoreHeldEnter(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Before any listener on the page.
    { capture: true },
  );
}
