import { useInsertionEffect, useLayoutEffect } from 'react';

/**
 * Takes away what the page was sent with, so that the component that calls this is seen in its place. The app is hidden until
 * then: a page changes once, from its frame to itself, and not by way of a spinner.
 */
export function useFrameEnd(): void {
  // Before anything of the page measures itself, which it could not do while it is hidden.
  useInsertionEffect(() => {
    const frame = document.getElementById('frame');
    if (!frame) return;
    const { activeElement } = document;
    held = frame.contains(activeElement) ? (activeElement?.getAttribute('href') ?? undefined) : undefined;
    frame.remove();
  }, []);
  useLayoutEffect(() => {
    if (held === undefined) return;
    // Who has gone to a link with the keyboard goes on from there.
    for (const link of document.querySelectorAll<HTMLElement>(`#root a[href="${CSS.escape(held)}"]`)) {
      link.focus();
      if (document.activeElement === link) break;
    }
    held = undefined;
  }, []);
}

/** The address of the frame's link that had the focus. */
let held: string | undefined;
