import allergyWords from '@game-plan/lexicon/allergy.json' with { type: 'json' };
import { lineOf, matchAt } from '../../language/grammar.ts';
import { type FoodTerm, termOf } from '../food-facts.ts';
import { meaningsByPhrase, type Word } from './known-phrases.ts';

const termSet = (words: readonly string[]): ReadonlySet<FoodTerm> => new Set(words.map(termOf));
const INFANT = termSet(allergyWords.infant);
const BEFORE_BABY = termSet(allergyWords.beforeBaby);
const AFTER_BABY = termSet(allergyWords.afterBaby);
const AGES = allergyWords.infantAges.map(termOf);
const SHARED = termSet(allergyWords.shared);
const PLANT_PARTS = termSet(allergyWords.plantParts);
const IN_BRACKETS = termSet(allergyWords.inBrackets);

/** The word by which what a baby must not eat is looked up. */
const AN_INFANT = termOf(allergyWords.kinds['not for infant']?.[0] ?? '');

/**
 * Words as what they mean by those around them: an age ('for a 7 month old') is of an infant, 'baby corn' and 'as a baby' are of none, of
 * 'sesame seeds/oil' the oil is sesame oil, and 'peppers (bell)' are bell peppers.
 */
export function restateWords<Read extends Word>(words: readonly Read[]): Read[] {
  const restated: Read[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const months = isMonths(word) ? ageBehind(words, at + 1) : 0;
    const kind = kindInBrackets(words, at);
    const length = months > 0 ? months + 1 : kind === undefined ? 1 : 2;
    const isOfInfant = months > 0 || (INFANT.has(word.term) && isInfant(words, at));
    const term = isOfInfant ? AN_INFANT : (kind ?? sharedTerm(words, at) ?? word.term);
    const written = words.slice(at, at + length).map((each) => each.written);
    restated.push({ ...word, term, written: written.join(' ') });
    at += length;
  }
  return restated;
}

/** Whether the word for a baby is one who eats along: not in 'baby corn', 'jelly baby' and 'as a baby'. */
function isInfant(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next && !next.startsClause && AFTER_BABY.has(next.term)) return false;
  let before = at - 1;
  while (ARTICLES.has(words[before]?.term ?? '')) before -= 1;
  const said = [words[before - 1]?.term, words[before]?.term].filter((term) => term !== undefined);
  return !BEFORE_BABY.has(said.join(' ')) && !BEFORE_BABY.has(said.at(-1) ?? '');
}
const ARTICLES = termSet(allergyWords.babyArticles);

const MONTHS_A_YEAR = 12;

/** Whether a word is a number below twelve. */
function isMonths({ written }: Word): boolean {
  const value = /^\d+$/.test(written) ? Number(written) : matchAt(lineOf(written), 0, 'number')?.value;
  return typeof value === 'number' && value > 0 && value < MONTHS_A_YEAR;
}

/** How many words of an age begin here. */
function ageBehind(words: readonly Word[], at: number): number {
  const said = words.slice(at, at + 2).map(({ term }) => term);
  return [said.join(' '), said[0] ?? ''].find((age) => AGES.includes(age))?.split(' ').length ?? 0;
}

/** Of 'sesame seeds/oil' and 'sesame/oil', the oil of the first; 'corn and oil' may be all oil. */
function sharedTerm(words: readonly Word[], at: number): FoodTerm | undefined {
  const { mark = '', term = '' } = words[at] ?? {};
  if (!SHARED.has(term)) return undefined;
  const last = mark === '' ? at - 2 : at - 1;
  const hasPart = PLANT_PARTS.has(words[last]?.term ?? '');
  const first = words[hasPart ? last - 1 : last]?.term;
  const isJoined = mark === '/' || (hasPart && (mark === '' || mark === '&'));
  const whole = `${first} ${term}`;
  return isJoined && meaningsByPhrase().has(whole) ? whole : undefined;
}

/** Peppers (bell): black pepper is in nearly everything. */
function kindInBrackets(words: readonly Word[], at: number): FoodTerm | undefined {
  const whole = `${words[at + 1]?.term} ${words[at]?.term}`;
  return words[at + 1]?.mark === '(' && IN_BRACKETS.has(whole) ? whole : undefined;
}
