const LONGEST_NAME = 300;

/** An administrative note in USDA's names. */
const PROGRAM = /\(Includes foods for USDA's Food Distribution Program\)/i;

/** Changes a name in capitals ('CHEDDAR CHEESE, SHARP') to sentence case; other names keep their case. */
export function readableName(name: string): string {
  const tidy = name.replace(PROGRAM, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (/\p{Ll}/u.test(tidy)) return tidy;
  return tidy.slice(0, 1).toUpperCase() + tidy.slice(1).toLowerCase();
}
