/** Sizes in other languages, in all genders and cases that stand beside a food. */
const SIZES: Readonly<Record<'small' | 'large', string>> = {
  small:
    'mały|mała|małe|małą|małego|kleiner|kleine|kleines|kleinen|pequeño|pequeña|pequeno|pequena|petite?s?|piccol[oa]|küçük|kecil|kleintje|liten|lille',
  large: 'duży|duża|duże|dużą|dużego|großer|große|großes|großen|grosser|grosses|büyük|besar|stor|stort',
};
/** Words for drinks that are black unless milk is named. */
const BLACK_DRINKS =
  'kawa|kawę|kaffee|koffie|kaffe|café|cafe|caff[eè]|kahve|herbata|herbatę|tee|thé|té|tè|chá|çay|espresso|americano|kopi';
const BLACK = 'czarn[aąy]|schwarz(?:er|en|e)?|negro|noir|nero|preto|sade|siyah|zwarte?|svart|sort|hitam';
/** Words for plain yogurt and the like. */
const PLAIN_DAIRY = 'jogurt|yogh?urt|joghurt|yaourt|yoğurt|yogur|iogurte|kefir|jogurtu|skyr';
const PLAIN = 'naturaln[yea]|natural|natur|naturale|nature|naturel|bianco|sade|gewoon';

const START = String.raw`(?<=^ ?|[,;\n] ?|\d |\b(?:and|with|und|mit|et|avec|y|con|e|com|met|i|z|ze|ve) )`;
const END = String.raw`(?=$|[,;\n]| (?:and|with|und|mit|et|avec|y|con|e|com|met|i|z|ze|ve|\d)\b|\s\d)`;

const sized = Object.entries(SIZES).flatMap(([size, words]) => [
  [new RegExp(String.raw`${START}(?:${words}) (?=\p{L})`, 'giu'), `${size} `] as const,
  [new RegExp(String.raw`${START}(\p{L}+(?: \p{L}+)?) (?:${words})${END}`, 'giu'), `${size} $1`] as const,
]);

const RULES: readonly (readonly [RegExp, string])[] = [
  // 'Kawa czarna' is coffee: without milk it is black anyway.
  [new RegExp(String.raw`(?<!\p{L})(${BLACK_DRINKS}) (?:${BLACK})(?!\p{L})`, 'giu'), '$1'],
  [new RegExp(String.raw`(?<!\p{L})(?:${BLACK}) (${BLACK_DRINKS})(?!\p{L})`, 'giu'), '$1'],
  [new RegExp(String.raw`(?<!\p{L})(${PLAIN_DAIRY}) (?:${PLAIN})(?!\p{L})`, 'giu'), '$1'],
  [new RegExp(String.raw`(?<!\p{L})(?:${PLAIN}) (${PLAIN_DAIRY})(?!\p{L})`, 'giu'), '$1'],
  ...sized,
];

/**
 * Translates adjectives of other languages that say how much or that nothing was added: 'kefir mały' to 'small kefir',
 * 'kaffee schwarz' to 'kaffee'. A name that `isFood` knows as a whole stays: 'piccolo latte', 'petit filous'.
 */
export function withEnglishAdjectives(text: string, isFood: (name: string) => boolean): string {
  return text
    .split(/(?<=[,;\n])/)
    .map((clause) => {
      const name = clause
        .replace(/[,;\n]/g, '')
        .replace(/^\s*\d+\s/, '')
        .trim();
      return isFood(name)
        ? clause
        : RULES.reduce((read, [pattern, instead]) => read.replace(pattern, instead), clause);
    })
    .join('');
}
