import { GERMAN_WORDS } from '../../../units/unit.ts';

/**
 * English measure → words for it in other languages; German ones that mean the same in a recipe are in `GERMAN_WORDS`. Words in the second list count only before 'of': 'plato de arroz'.
 */
const MEASURES: Readonly<Record<string, readonly [plain: string, beforeOf: string]>> = {
  glass: [
    'bicchiere, bicchieri, glas, gläser, glazen, szklanka, szklanki, szklankę, bardak, gelas, kieliszek, kieliszki',
    'verre, verres, caña, cañas, vaso, vasos, copa, copas, copo, copos, taça, taças',
  ],
  cup: [
    'tazza, tazze, filiżanka, filiżanki, filiżankę, kopje, kopjes, koppar, fincan, cangkir',
    'tasses, taza, tazas, xícara, xícaras, chávena',
  ],
  slice: [
    'fetta, fette, kromka, kromki, kromek, plasterek, plasterki, plastry, skiva, skivor, skive, skiver, sneetje, sneetjes, plakje, plakjes, dilim',
    'tranche, tranches, rebanada, rebanadas, fatia, fatias, loncha, lonchas',
  ],
  piece: [
    'stuk, stuks, sztuk, sztuka, sztuki, kawałek, kawałki, potong, adet',
    'pezzo, pezzi, morceau, morceaux, pedazo, pedazos, trozo, trozos, pedaço, pedaços',
  ],
  bowl: [
    'schüssel, schale, ciotola, ciotole, miska, miski, miskę, miseczka, mangkuk, mangkok, kase',
    'bol, bols, tazón, tigela, tigelas, cuenco',
  ],
  plate: [
    'teller, talerz, talerza, tallrik, tallerken, piring, tabak',
    'piatto, piatti, assiette, assiettes, plato, platos, prato, pratos',
  ],
  tbsp: [
    'łyżka, łyżki, łyżkę, eetlepel, eetlepels, matsked, matskedar, msk, cucchiaio, cucchiai',
    'cucharada, cucharadas, cuillère à soupe, cuillères à soupe, colher de sopa, colheres de sopa',
  ],
  tsp: [
    'łyżeczka, łyżeczki, łyżeczkę, theelepel, theelepels, tesked, teskedar, tsk, cucchiaino, cucchiaini',
    'cucharadita, cucharaditas, cuillère à café, cuillères à café, colher de chá',
  ],
  bottle: [
    'butelka, butelki, flaska, bottiglia, bottiglie, botol',
    'bouteille, bouteilles, botella, botellas, garrafa, garrafas',
  ],
  can: ['lattina, lattine, puszka, puszki, blikje, blikjes, kaleng', 'canette, canettes, lata, latas'],
  serving: [
    'porzione, porzioni, portionen, porcja, porcje, porcję, portie, porties, porsi, porsiyon',
    'ración, raciones, porção, porción',
  ],
  pot: ['kubek, kubeczek, vasetto, vasetti, bakje, bakjes', 'pot, pots, barquette'],
  ladle: [
    'chochla, chochle, chochlę, mestolo, mestoli, louche, louches',
    'concha, conchas, cucharón, cucharones',
  ],
  handful: ['manciata, garść, handje', 'poignée, puñado, punhado'],
};

const OF = "(?:di|de|da|do|del|della|d['’])";
const ARTICLE = 'un|una|uno|une|ein|eine|einen|einem|einer|um|uma|een|ett|bir';
/** Where a food begins: at the start, after a comma, or after 'and' or 'with'. */
const START = String.raw`(?<=^|[,;\n] ?|\b(?:and|with|und|mit|et|avec|y|con|e|com|met) )`;

const listed = (names: string) => names.split(', ').join('|');

/** A tub of a recipe, of yogurt, is a pot on a table. */
const IN_RECIPES: Readonly<Record<string, string>> = { pot: 'tub' };

const germanFor = (unit: string) => GERMAN_WORDS[IN_RECIPES[unit] ?? unit] ?? [];

const RULES: readonly (readonly [RegExp, string])[] = Object.entries(MEASURES).flatMap(
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
