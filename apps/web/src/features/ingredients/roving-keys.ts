import type { KeyboardEvent } from 'react';

/** Spread on the controls that the arrow keys walk between. */
export const STOP = { 'data-stop': '' };

/** Up and Down move the focus between the stops inside the element that listens; Tab works as ever. */
export function moveBetweenStops(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const focused = document.activeElement;
  if (step === 0 || !(focused instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const place = stops.indexOf(focused);
  const next = stops[place + step];
  if (place === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
