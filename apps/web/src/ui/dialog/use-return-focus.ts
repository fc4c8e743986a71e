import { type FocusEvent, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened, or to the page's heading when that is gone.
 * Radix does so only for a dialog with a trigger of its own; ours are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<EventTarget | null>(undefined);
  return {
    // Hears the first focus inside, be it moved by Radix or by an autoFocus, which Radix would not tell of.
    onFocus: (event: FocusEvent) => {
      if (opener.current === undefined) opener.current = event.relatedTarget;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current;
      opener.current = undefined;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
      // A person in the middle of a list stays there when the deleted row took its button along.
      else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
  };
}
