/** The id of the heading above the cards on the dashboard. */
export const SUGGESTIONS_HEADING = 'suggestions';

/** Below this width, the cards are off-screen on most devices. */
const WIDE = '(min-width: 1024px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Scrolls new ideas into view on small screens. The focus stays. */
export function showSuggestions(): void {
  const heading = document.getElementById(SUGGESTIONS_HEADING);
  if (!heading || typeof window.matchMedia !== 'function' || window.matchMedia(WIDE).matches) return;
  // Does not scroll if a dialog is open, or the user has already scrolled to the cards.
  if (document.querySelector('[role="dialog"]')) return;
  if (heading.getBoundingClientRect().top < window.innerHeight / 3) return;
  heading.scrollIntoView({
    block: 'start',
    behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth',
  });
}
