/** The id of the heading over the cards on the dashboard. */
export const SUGGESTIONS_HEADING = 'suggestions';

/** Below this width the cards are under the fold of most screens. */
const WIDE = '(min-width: 1024px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Brings new ideas into view on a small screen, where they would appear out of sight. The focus stays where it is. */
export function showSuggestions(): void {
  const heading = document.getElementById(SUGGESTIONS_HEADING);
  if (!heading || typeof window.matchMedia !== 'function' || window.matchMedia(WIDE).matches) return;
  // A user with an open dialog, or who has scrolled to the cards already, is not moved.
  if (document.querySelector('[role="dialog"]')) return;
  if (heading.getBoundingClientRect().top < window.innerHeight / 3) return;
  heading.scrollIntoView({
    block: 'start',
    behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth',
  });
}
