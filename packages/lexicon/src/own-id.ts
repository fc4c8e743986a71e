/** The first id of our own; USDA's ids are far smaller. */
export const FIRST_OWN_ID = 1_000_000_000;

/** A stable id for a dish by its name (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export function ownId(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return FIRST_OWN_ID + (hash % FIRST_OWN_ID);
}
