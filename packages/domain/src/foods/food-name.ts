import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { withoutAccents } from '../text/accents.ts';

const DESCRIPTORS: ReadonlySet<string> = new Set(naming.describing);

/** Names in which a word of DESCRIPTORS makes another food. */
const TELLING_PAIRS: ReadonlySet<string> = new Set(naming['telling pairs']);

/** Phrases that keep a phrase of PHRASES: 'bone in chicken thigh'. */
const TELLING_PHRASES: readonly string[] = naming['telling phrases'];

const PHRASES = naming['describing phrases'];
const DESCRIBING_PHRASES = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'g');

/** The first words of these phrases. A name without any of them need not be searched for phrases. */
const DESCRIBING_BEGIN: ReadonlySet<string> = new Set(PHRASES.map((phrase) => phrase.split(' ')[0] ?? ''));

const SINGULAR_IN_S: ReadonlySet<string> = new Set(naming['singular in s']);

const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(naming.irregular));

/** Letters that are not a base letter with a diacritic: 'bœuf', 'Weißbrot'. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Normalises the ways people write a food to one key: lower case, singular, no accents, punctuation, or words that do
 * not change the food. '2 Large Ripe Tomatoes' keeps its number, and 'canned', 'dried' and 'ground' stay.
 */
export function foodNameKey(text: string): string {
  return keyOfWords(foodWords(text));
}

/** Like `foodNameKey`, for the words that `foodWords` has parsed. */
export function keyOfWords(words: readonly string[]): string {
  const name = words.join(' ');
  // A single word is always kept.
  if (words.length < 2) return name;
  const isDescribed =
    words.some((word) => DESCRIBING_BEGIN.has(word)) &&
    !TELLING_PHRASES.some((phrase) => name.includes(phrase));
  const described = isDescribed ? name.replace(DESCRIBING_PHRASES, ' ').split(' ') : words;
  const kept = described.filter((word, at, all) => word !== '' && !isDropped(word, all[at + 1]));
  return kept.length > 0 ? kept.join(' ') : name;
}

/** Whether this is a name of the food, but for words that do not change it. */
export function hasName(
  { name, aliases }: { readonly name: string; readonly aliases: readonly string[] },
  typed: string,
): boolean {
  const key = foodNameKey(typed);
  return [name, ...aliases].some((each) => foodNameKey(each) === key);
}

/** The words of a name, all of them, in lower case and singular, without accents and punctuation. */
export function foodWords(text: string): string[] {
  return plainWords(text).map(singular);
}

/** Like `foodWords`, with plurals as they are written. */
export function plainWords(name: string): string[] {
  if (PLAIN_WORDS.test(name)) return inFull(name.toLowerCase().split(' '));
  const words = plainLetters(name)
    .replace(/['’]s?\b/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .split(/[^\p{L}\p{N}]+/u);
  return inFull(words.filter((word) => word !== ''));
}

/** The words with claims of labels that people shorten: 'gf wraps'. */
const inFull = (words: string[]): string[] =>
  words.some((word) => CLAIMS.has(word)) ? words.flatMap((word) => CLAIMS.get(word) ?? word) : words;
const CLAIMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(naming['claims in letters']).map(([letters, claim]) => [letters, claim.split(' ')]),
);

/** Most names can be split without normalising them. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

const ASCII = /^[\p{ASCII}]*$/u;

/** Removes accents and upper case: 'Crème' → 'creme'. */
function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const unmarked = withoutAccents(text).toLowerCase();
  return unmarked.replace(/[œæßøłđı]/g, (letter) => LETTERS[letter] ?? letter);
}

function isDropped(word: string, next: string | undefined): boolean {
  return DESCRIPTORS.has(word) && !(next !== undefined && TELLING_PAIRS.has(`${word} ${next}`));
}

/** Irregular plurals by the end of a word: 'meatloaf' is 'meatloaves'. */
const PLURALS = [...IRREGULAR].map(([many, one]) => ({ many, one }));

/** 'tomato' → 'tomatoes', 'loaf' → 'loaves', 'Cherry' → 'Cherries'; 'couscous' does not change. */
export function pluralOf(word: string): string {
  const lower = word.toLowerCase();
  const irregular = PLURALS.findLast(({ one }) => lower.endsWith(one));
  if (irregular) return `${word.slice(0, 1 - irregular.one.length || undefined)}${irregular.many.slice(1)}`;
  if (/[^s]s$/.test(lower)) return word;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  return /[^aeiou]y$/.test(lower) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us)$/.test(word) || SINGULAR_IN_S.has(word))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|o|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
