import { type FocusEvent, useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened, or to the page's heading if that is gone. Radix
 * only does so for dialogs with a trigger; ours are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<EventTarget | null>(undefined);
  return {
    // Catches the first focus inside the dialog, set by Radix or by autoFocus, which Radix does not report.
    onFocus: (event: FocusEvent) => {
      if (opener.current === undefined) opener.current = event.relatedTarget;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current;
      opener.current = undefined;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
      // A dialog that closes with the question about it may have returned the focus already.
      else if (document.activeElement && document.activeElement !== document.body) return;
      // If a deleted row took its button along, the page does not scroll away from the middle of the list.
      else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
  };
}
