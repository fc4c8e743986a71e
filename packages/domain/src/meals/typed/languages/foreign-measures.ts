import { FOREIGN_MEASURES } from '../../../lines/foreign-words.ts';
import { GERMAN_WORDS } from '../../../units/unit.ts';

const OF = "(?:di|de|da|do|del|della|d['’])";
const ARTICLE = 'un|una|uno|une|ein|eine|einen|einem|einer|um|uma|een|ett|bir';
/** Where a food begins: at the start, after a comma, or after 'and' or 'with'. */
const START = String.raw`(?<=^|[,;\n] ?|\b(?:and|with|und|mit|et|avec|y|con|e|com|met) )`;

const listed = (names: string) => names.split(', ').join('|');

/** A tub of a recipe, of yogurt, is a pot on a table. */
const IN_RECIPES: Readonly<Record<string, string>> = { pot: 'tub' };

const germanFor = (unit: string) => GERMAN_WORDS[IN_RECIPES[unit] ?? unit] ?? [];

const RULES: readonly (readonly [RegExp, string])[] = Object.entries(FOREIGN_MEASURES).flatMap(
  ([unit, [others, beforeOf]]) => {
    const plain = [...germanFor(unit), others].join(', ');
    return [
      [
        new RegExp(
          String.raw`${START}((?:${ARTICLE}|\d[\d.,/]*|½) )?(?:(?:${listed(plain)})(?: ${OF}(?: |(?<=['’])))?|(?:${listed(beforeOf)}) ${OF}) ?(?=\p{L})(?<=[ '’])`,
          'giu',
        ),
        `$1${unit} of `,
      ],
      // 'Pan 2 rebanadas', 'chleb 2 kromki'.
      [
        new RegExp(
          String.raw`(?<=\p{L} )(\d[\d.,/]*) (?:${listed(plain)}|${listed(beforeOf)})(?=$|[,;\n])`,
          'giu',
        ),
        `$1 ${unit}`,
      ],
    ] as const;
  },
);
/** Vessels that also follow their drink or dish without a number: 'agua de jamaica vaso', 'kompot szklanka'. */
const VESSELS_BEHIND = Object.entries({
  glass: 'vaso, copo, bicchiere, verre, glas, szklanka',
  cup: 'taza, xícara, tazza, tasse, filiżanka',
  bowl: 'tazón, tigela, ciotola, schüssel, miska',
  piece: 'kawałek, pedazo, trozo, pezzo, morceau, pedaço',
  slice: 'kromka, plasterek, rebanada, fetta, fatia',
  plate: 'plato, prato, piatto, assiette, teller, talerz',
}).map(
  ([unit, words]) =>
    [
      new RegExp(
        String.raw`(?<=^|[,;\n] ?)((?:\p{L}+ ){0,3}\p{L}+),? (?:(?:${ARTICLE}|1) )?(?:${listed(words)})(?=$|[,;\n])`,
        'giu',
      ),
      `1 ${unit} of $1`,
    ] as const,
);
const ARTICLE_AHEAD = new RegExp(String.raw`${START}(?:${ARTICLE}) (?=\p{L})`, 'giu');

/**
 * Translates the measures and articles of other languages: '2 bicchieri di vino' to '2 glass of vino', 'ein Apfel' to
 * 'a Apfel'.
 */
export function withEnglishMeasures(text: string): string {
  return [...RULES, ...VESSELS_BEHIND]
    .reduce((read, [pattern, instead]) => read.replace(pattern, instead), text)
    .replace(ARTICLE_AHEAD, 'a ');
}
