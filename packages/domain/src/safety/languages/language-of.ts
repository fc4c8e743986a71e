import recipeWords from '@game-plan/lexicon/recipe-words.json' with { type: 'json' };
import { plainWords } from '../../foods/food-name.ts';
import { lazy } from '../../lazy.ts';

export type Language = Exclude<keyof typeof recipeWords.littleWords, 'en'>;

/** The languages in which recipes are read beside English. */
export const LANGUAGES = Object.keys(recipeWords.littleWords).filter(
  (language): language is Language => language !== 'en',
);

/** Articles, prepositions and conjunctions, which sentences of a language cannot do without. */
const littleWordsOf = (language: Language | 'en'): ReadonlySet<string> =>
  new Set(recipeWords.littleWords[language]);

const littleWords = lazy(() => LANGUAGES.map(littleWordsOf));
const english = lazy(() => littleWordsOf('en'));

/** Letters that English is written without. */
const FOREIGN_LETTER = /[äöüßàâçèéêëîïôûùœáíóúñ¿¡ãõąćęłńśźż]/iu;

/**
 * The languages that a text may be written in by its little words, most likely ones only; none if it is English.
 * Undefined if nothing tells: 'Eier trennen.'
 */
export function languagesOf(text: string): readonly Language[] | undefined {
  const words = plainWords(text);
  const counts = littleWords().map((little) => words.filter((word) => little.has(word)).length);
  const most = Math.max(...counts);
  const inEnglish = words.filter((word) => english().has(word)).length;
  if (inEnglish > 0 && inEnglish >= most) return [];
  if (most === 0) return FOREIGN_LETTER.test(text) ? LANGUAGES : undefined;
  return LANGUAGES.filter((_, at) => counts[at] === most);
}
