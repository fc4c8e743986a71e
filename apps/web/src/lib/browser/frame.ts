import { useInsertionEffect, useLayoutEffect } from 'react';

declare global {
  /**
   * Resolves when the frame shows the largest thing that it shows of an answer, such as a picture, or when that takes too long.
   * Set by `app/frame/begin.ts` if there is such a thing.
   */
  var frameIsWhole: Promise<void> | undefined;
}

/** How many components keep the frame although the page is there. */
let holders = 0;

/** The address of the frame's focused link. */
let held: string | undefined;

function endFrame(): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  const { activeElement } = document;
  held = frame.contains(activeElement) ? (activeElement?.getAttribute('href') ?? undefined) : undefined;
  frame.remove();
}

/**
 * Removes the static frame, so that the calling component is shown in its place. The app is hidden until then, so that
 * the page changes once, from its frame to the content, without a spinner.
 */
export function useFrameEnd(): void {
  // Runs before layout effects, because hidden elements cannot be measured.
  useInsertionEffect(() => {
    if (holders === 0) endFrame();
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

/**
 * Keeps the frame for a page that is there but lacks what the frame shows already; the screen would change twice. The frame
 * ends once nobody holds it.
 */
export function useFrameHold(isHolding = true): void {
  useInsertionEffect(() => {
    if (!isHolding) return;
    holders += 1;
    return () => {
      holders -= 1;
      // Before the next paint, but after another component may have taken over.
      queueMicrotask(() => holders === 0 && endFrame());
    };
  }, [isHolding]);
}
