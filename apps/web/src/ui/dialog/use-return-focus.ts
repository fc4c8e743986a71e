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
      if (target instanceof HTMLElement && target.isConnected) focusWhilePresent(target);
      // A dialog that closes with the question about it may have returned the focus already.
      else if (document.activeElement && document.activeElement !== document.body) return;
      else focusHeading();
    },
  };
}

/** Without scrolling: if a deleted row took its button along, the page stays at the middle of the list. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Focuses the element, and the page's heading if it is removed while it has the focus: a deleted row disappears only when
 * the list has been read again, which can take longer than its dialog takes to close.
 */
function focusWhilePresent(target: HTMLElement): void {
  target.focus();
  const removal = new MutationObserver(() => {
    if (target.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusHeading();
  });
  const stop = () => {
    removal.disconnect();
    document.removeEventListener('focusin', stop);
  };
  removal.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}
