import { useInsertionEffect, useLayoutEffect } from 'react';

/**
 * Removes the static frame, so that the calling component is shown in its place. The app is hidden until then, so that
 * the page changes once, from its frame to the content, without a spinner.
 */
export function useFrameEnd(): void {
  // Runs before layout effects, because hidden elements cannot be measured.
  useInsertionEffect(() => {
    const frame = document.getElementById('frame');
    if (!frame) return;
    const { activeElement } = document;
    held = frame.contains(activeElement) ? (activeElement?.getAttribute('href') ?? undefined) : undefined;
    frame.remove();
  }, []);
  useLayoutEffect(() => {
    if (held === undefined) return;
    // Restores the keyboard focus to the same link.
    for (const link of document.querySelectorAll<HTMLElement>(`#root a[href="${CSS.escape(held)}"]`)) {
      link.focus();
      if (document.activeElement === link) break;
    }
    held = undefined;
  }, []);
}

/** The address of the frame's focused link. */
let held: string | undefined;
