import { group } from '../../shapes.ts';

/** Draws one flat thing in the middle of 800 by 600, its shadow included. */
export type ServiceObject = () => string;

/** The even shadow that an outline throws to the right and down. */
export function castShadow(outline: string): string {
  return group(outline, { transform: 'translate(12 16)', opacity: 0.17 });
}
