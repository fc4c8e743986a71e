import type { Eater } from '../eater.ts';

/** Adds dislikes to the allergies, so that they are excluded as strictly. */
export function withDislikes(eater: Eater, dislikes: readonly string[] = []): Eater {
  const words = dislikes.map((word) => word.trim()).filter((word) => word !== '');
  return words.length === 0 ? eater : { ...eater, dislikes: [...(eater.dislikes ?? []), ...words] };
}
