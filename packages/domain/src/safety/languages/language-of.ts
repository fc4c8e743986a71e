import { plainWords } from '../../foods/food-name.ts';

/** The languages in which recipes are read beside English. */
export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pl', 'pt', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Articles, prepositions and conjunctions, which sentences of a language cannot do without. Accents are left out. */
const LITTLE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: wordSet(
    `und mit die der das den dem ein eine einen im auf fur zum zur bis oder nicht dann darin unter uber nach aus bei etwas lassen geben schuss prise el tl esst`,
  ),
  fr: wordSet(
    `et avec le la les du des de dans au aux sur une un jusqu puis pour sans pendant ajouter ajoutez faire peu cuillere cuilleres`,
  ),
  es: wordSet(
    `y con el los las del de la en hasta para una un sin al se por poco anadir cucharada cucharadas`,
  ),
  it: wordSet(
    `e con il lo gli nel nella di della dell per fino una un senza poi un la le unire aggiungere cucchiai cucchiaio`,
  ),
  pt: wordSet(`e com o os as em ao de ate para uma um sem da do na por colher colheres xicara juntar`),
  pl: wordSet(`i z w na do az oraz nastepnie sie po ze bez lub lyzka lyzki lyzek szklanka szklanki dodac`),
  nl: wordSet(`en met de het een op tot voor van zonder er toe naar roer voeg eetlepel eetlepels theelepel`),
};

const ENGLISH = wordSet(
  'the and with until for to of add then into is it on from at by or as each your this that them stir cook heat mix serve not do when if are be all needed',
);

/** Letters that English is written without. */
const FOREIGN_LETTER = /[äöüßàâçèéêëîïôûùœáíóúñ¿¡ãõąćęłńśźż]/iu;

/**
 * The languages that a text may be written in by its little words, most likely ones only; none if it is English.
 * Undefined if nothing tells: 'Eier trennen.'
 */
export function languagesOf(text: string): readonly Language[] | undefined {
  const words = plainWords(text);
  const counts = LANGUAGES.map((language) => words.filter((word) => LITTLE_WORDS[language].has(word)).length);
  const most = Math.max(...counts);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (english > 0 && english >= most) return [];
  if (most === 0) return FOREIGN_LETTER.test(text) ? LANGUAGES : undefined;
  return LANGUAGES.filter((_, at) => counts[at] === most);
}
