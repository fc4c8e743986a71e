import type { Eater } from '../eater.ts';

/** What someone does not like is left out as surely as what they must not eat. */
export function withDislikes(eater: Eater, dislikes: readonly string[] = []): Eater {
  const words = dislikes.map((word) => word.trim()).filter((word) => word !== '');
  return words.length === 0 ? eater : { ...eater, dislikes: [...(eater.dislikes ?? []), ...words] };
}
