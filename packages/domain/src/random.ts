/** Returns numbers in [0, 1), always in the same sequence for the same seed. */
export type Random = () => number;

/**
 * Seeded generator "mulberry32" (Tommy Ettinger, public domain): 32 bits of state, fast, and uniform enough to vary
 * recipes and drawings. Not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit seed from a text, by FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function seedFromText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}
