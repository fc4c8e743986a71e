import { INK } from '../colour.ts';
import { box } from '../shapes.ts';

/** A pat of butter from above, around the origin. */
export function butterPat(): string {
  return (
    box(-24, -20, 54, 50, 7, INK, 0.15) +
    box(-28, -26, 56, 50, 7, '#e7ba50') +
    box(-28, -26, 51, 43, 7, '#fce593')
  );
}
