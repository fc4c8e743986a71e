import { matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../../units/weights/weight.ts';

/*
 * What a scanner misreads in a printed recipe: letters for the digits of amounts ('50O g', 'l tablespoon', 'l h 20'), digits for the letters of
 * words ('mi1k'), and words that the page divides ('Worcester-' and 'shire').
 */

/** The end of a line that divides a word, and what goes on in the next. */
const DIVISION = /-[ \t]*\r?\n[ \t]*(?=\p{Ll}{2})/gu;
/** The end of a word suffices to know it. */
const WORD_END = 40;

/** Joins words that are divided at the end of a line. */
export function joinDivided(text: string): string {
  return text.replace(DIVISION, (division: string, at: number) => {
    const [start] = /\p{L}+$/u.exec(text.slice(Math.max(0, at - WORD_END), at)) ?? [];
    if (start === undefined) return division;
    return matchPage(pageLineOf(start), 0, 'hyphenated') ? '-' : '';
  });
}

/** Zeros: '50O g', '1O', '22O°C', '50Og'. The rest of '2OZ' is letters. */
const ZERO = /(?<![\p{L}\d])(\d(?=\d*O)[\dO]+)(\p{L}*)/gu;
/** What may be a one before a digit, a stroke of a fraction, or a unit: 'l5 g', 'l/2', 'loz', 'l h 20'. */
const ONE = /(?<![\p{L}\d.'’])[lI|](?=[\p{L}\d/]| [\p{L}½¼¾\d])/gu;
/** What stands behind one suffices to know it. */
const BEHIND = 24;
const L_IN_WORD = /(?<=\p{Ll})1(?=\p{Ll}{1,})/gu;
const O_IN_WORD = /(?<=\p{Ll})0(?=\p{Ll})/gu;
/** A lone letter before the food: 'l free-range egg', 'I large onion'. */
const LONE = /^([l|I]) (?=\p{Ll})/u;

/** Printed lines are shorter. */
const LONGEST_LINE = 1000;

/** A line with the digits and letters that its words and amounts have; `isIngredient` tells 'I onion' from 'I love cake'. */
export function withoutMisreadings(line: string, isIngredient: (line: string) => boolean): string {
  if (line.length > LONGEST_LINE) return line;
  const plain = line
    .replace(ZERO, (typed, number: string, letters: string) =>
      letters === '' || isMeasure(letters) ? `${number.replaceAll('O', '0')}${letters}` : typed,
    )
    .replace(ONE, (letter, at: number, text: string) =>
      beginsAmount(text.slice(at + 1, at + BEHIND), letter === '|') ? '1' : letter,
    )
    .replace(L_IN_WORD, 'l')
    .replace(O_IN_WORD, 'o');
  const lone = plain.replace(LONE, '1 ');
  return lone !== plain && isIngredient(lone) ? lone : plain;
}

/** A stroke stands between the cells of a table, too, so that it is a one only before a digit. */
function beginsAmount(behind: string, isStroke: boolean): boolean {
  if (isStroke) return /^\/?\d/.test(behind);
  if (/^\/?\d|^ (?:\d\/\d|[½¼¾])/.test(behind)) return true;
  const [letters = ''] = /^\p{L}+/u.exec(behind) ?? [];
  return letters === ''
    ? behind.startsWith(' ') && isMeasure(behind)
    : isMeasure(letters) && letters.length > 1;
}

/** Whether a text begins with a unit of weight, volume or time; a time needs its number behind it: 'I time it'. */
function isMeasure(text: string): boolean {
  const line = pageLineOf(text);
  const unit = String(matchAt(line, 0, 'unit')?.value ?? '');
  const time = matchPage(line, 0, 'duration');
  const isTime = time !== undefined && (line.tokens[time.to]?.kind ?? 'number') === 'number';
  return GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit) || unit === 'cm' || isTime;
}
