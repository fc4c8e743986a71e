import { longestCooking } from './longest-cooking.ts';

/** A step that only cooks the rice to be served. */
const RICE = /^Put the [^.]+ in a pan with [^.]+, bring to a boil, then cover [^.]+\. Leave covered [^.]+\.$/;

/** Rice that is done this many minutes before the dish gets cold. */
const LONG = 40;

/**
 * The steps with the rice cooked while something else simmers, so that both are ready at once: after the first
 * step that cooks as long as the rice does, or as the second step if none does and it came later.
 */
export function withRiceInTime(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => RICE.test(step));
  const rice = steps[at];
  if (rice === undefined) return [...steps];
  const others = steps.filter((_, index) => index !== at);
  const time = longestCooking([rice]);
  const simmering = others.findIndex(
    (step, index) => longestCooking([step]) >= (index < at ? time : LONG) && index + 1 < others.length,
  );
  if (simmering >= 0)
    return others.toSpliced(simmering + 1, 0, `Meanwhile, ${rice.charAt(0).toLowerCase()}${rice.slice(1)}`);
  return at > 1 ? others.toSpliced(1, 0, rice) : [...steps];
}
