import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened, or to the page's heading when that is gone.
 * Radix does so only for a dialog with a trigger of its own; ours are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
