import { useEffect } from 'react';

/** They return the focus to where they were opened. */
const RETURN_FOCUS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Moves the focus to the page's heading when the element that has it is removed, such as the button of a deleted row:
 * otherwise the next Tab would start at the top of the page. Components that know a better place focus it first. Without
 * scrolling, so that the page stays at the middle of the list.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    // A press beside all controls takes the focus off them on purpose.
    const forget = () => {
      focused = null;
    };
    const removal = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      const isOurs = focused.closest(RETURN_FOCUS) === null && document.activeElement === document.body;
      focused = null;
      if (isOurs) document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    removal.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      removal.disconnect();
    };
  }, []);
}
