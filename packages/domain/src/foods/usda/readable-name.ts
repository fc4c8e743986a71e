const LONGEST_NAME = 300;

/** A note of the department's to itself. */
const PROGRAM = /\(Includes foods for USDA's Food Distribution Program\)/i;

/** A name in capitals alone ('CHEDDAR CHEESE, SHARP') as a sentence is written; every other as it is. */
export function readableName(name: string): string {
  const tidy = name.replace(PROGRAM, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (/\p{Ll}/u.test(tidy)) return tidy;
  return tidy.slice(0, 1).toUpperCase() + tidy.slice(1).toLowerCase();
}
