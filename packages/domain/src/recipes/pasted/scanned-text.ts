/*
 * What a scanner misreads in a printed recipe: letters for the digits of amounts ('50O g', 'l tablespoon', 'l h 20'), digits for the letters of
 * words ('mi1k'), and words that the page divides ('Worcester-' and 'shire').
 */

/** Words before which a hyphen at the end of a line is part of the word: 'all-' and 'purpose'. */
const HYPHENATED =
  /^(?:all|self|low|semi|half|free|full|extra|non|pre|bite|medium|well|oven|sun|sugar|gluten|dairy|fat|reduced|bone|skin|freshly|finely)$/i;

/** The end of a line that divides a word, and what goes on in the next. */
const DIVISION = /-[ \t]*\r?\n[ \t]*(?=\p{Ll}{2})/gu;
/** The end of a word suffices to know it. */
const WORD_END = 40;

/** Joins words that are divided at the end of a line. */
export function joinDivided(text: string): string {
  return text.replace(DIVISION, (division: string, at: number) => {
    const [start] = /\p{L}+$/u.exec(text.slice(Math.max(0, at - WORD_END), at)) ?? [];
    if (start === undefined) return division;
    return HYPHENATED.test(start) ? '-' : '';
  });
}

/** Zeros: '50O g', '1O', '22O°C'. The rest of 'H2O' and '2OZ' is letters. */
const ZERO =
  /(?<![\p{L}\d])\d(?=\d*O)[\dO]+(?=$|[\s\d.,;:/)°–-]|(?:g|kg|ml|cl|l|mm|cm|min|mins)(?![\p{L}]))/gu;
/** Ones before a digit, a stroke of a fraction, or a unit: 'l5 g', 'l/2', 'loz', 'l h 20'. */
const ONE =
  /(?<![\p{L}\d.'’])[lI|](?=\d|\/\d|oz\b|kg\b| (?:h|hr|hrs|hours?|tbsp|tsp|tablespoons?|teaspoons?|cups?|lb|kg|oz|pints?|litre|½|¼|¾|\d\/\d)(?![\p{L}]))/gu;
const L_IN_WORD = /(?<=\p{Ll})1(?=\p{Ll}{1,})/gu;
const O_IN_WORD = /(?<=\p{Ll})0(?=\p{Ll})/gu;
/** A lone letter before the food: 'l free-range egg', 'I large onion'. */
const LONE = /^([l|I]) (?=\p{Ll})/u;

/** A line with the digits and letters that its words and amounts have; `isIngredient` tells 'I onion' from 'I love cake'. */
export function withoutMisreadings(line: string, isIngredient: (line: string) => boolean): string {
  const plain = line
    .replace(ZERO, (number) => number.replaceAll('O', '0'))
    .replace(ONE, '1')
    .replace(L_IN_WORD, 'l')
    .replace(O_IN_WORD, 'o');
  const lone = plain.replace(LONE, '1 ');
  return lone !== plain && isIngredient(lone) ? lone : plain;
}
