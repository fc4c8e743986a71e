import type { ClipboardEvent } from 'react';

/** Handles a pasted text of several lines, such as a list from a note, of which the browser would make one line. */
export function pasteLines(event: ClipboardEvent, use: (text: string) => void): void {
  const text = event.clipboardData.getData('text').trim();
  if (!text.includes('\n')) return;
  event.preventDefault();
  use(text);
}

/** The lines of a pasted text, for a sentence. */
export const inOneLine = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .join(', ');
