import { t } from '#lib/language.ts';

/** As many lines as one reads in a note. */
const NAMED = 3;

/** Says which lines of a typed or pasted text were not added: 'Left out: Coriander 30g and 2 more'; '' if there are none. */
export function leftOutNote(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  // Receipts have columns.
  const named = lines.slice(0, NAMED).map((line) => line.split(/\s+/).join(' '));
  const names = named.join(', ');
  const more = lines.length - named.length;
  return t('Left out: {lines}', { lines: more > 0 ? t('{names} and {more} more', { names, more }) : names });
}
