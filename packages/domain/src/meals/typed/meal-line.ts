import { LINE_KINDS } from '@game-plan/lexicon/grammar-phrase';
import { typingDistance } from '../../food-search/query/typing-distance.ts';
import { isForeignName } from '../../foods/find-by-words.ts';
import { foodWords } from '../../foods/food-name.ts';
import { inAnyLanguage, type Line, lineOf, matchAt } from '../../language/grammar.ts';
import type { Span } from '../../language/measure.ts';
import { numberAt } from '../../language/numbers.ts';
import type { Token } from '../../language/tokens.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { withoutAccents, withoutSpelledUmlauts } from '../../text/accents.ts';
import {
  type Found,
  isKnownWord,
  type MealToken,
  meaningsAt,
  nameWords,
  phrasesOf,
  shortWords,
  wordOf,
} from './meal-words.ts';

export interface MealLine extends Line {
  readonly tokens: readonly MealToken[];
  /** What the words that begin at each token mean. */
  readonly meanings: readonly (readonly Found[])[];
  /** The tokens by the languages of which it has words that are not English; of the others, short words are not read. */
  readonly shown: ReadonlyMap<string, readonly number[]>;
}

/** The text of a span exactly as typed. */
export function typedText({ text, tokens }: Line, { from, to }: Span): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first === undefined || last === undefined || to <= from ? '' : text.slice(first.start, last.end);
}

/** The tokens of a typed meal, with shortened words in full and typos corrected. Linear in the text. */
export function mealLineOf(text: string): MealLine {
  const line = lineOf(text);
  const tokens = shortened(line.tokens).flatMap((token, at, all) => {
    const last = all[at - 1];
    const isNewLine = last !== undefined && text.slice(last.end, token.start).includes('\n');
    const own = tokensOf(token, all[at + 1], last);
    return isNewLine ? [{ ...token, ...NEW_LINE, end: token.start }, ...own] : own;
  });
  const meanings = tokens.map((_, at) => meaningsAt(tokens, at));
  return {
    ...line,
    tokens,
    meanings,
    languages: languagesOf(meanings, tokens, line.languages),
    shown: shownIn(meanings, { ...line, tokens }),
  };
}

type Meanings = MealLine['meanings'];

/** Also the languages of names of meals that are no English names. */
function languagesOf(
  meanings: Meanings,
  tokens: readonly MealToken[],
  known: Line['languages'],
): Line['languages'] {
  if (known === undefined) return undefined;
  const languages = new Set([...known, ...articleLanguages(meanings, tokens)]);
  for (const found of meanings) {
    const longest = Math.max(
      0,
      ...found.filter(({ kind, language }) => kind === 'food' && language === 'en').map(({ to }) => to),
    );
    for (const { kind, language, from, to } of found) {
      const isLong = to - from > 1 || (tokens[from]?.key.length ?? 0) > LEAST_STEM;
      if (to > longest && isLong && kind === 'foreign') return undefined;
      if (to > longest && isLong && kind === 'named') languages.add(language);
    }
  }
  return languages;
}

/** The languages of an article that is no word of English: 'un bolillo', although English has the bolillo. */
function articleLanguages(meanings: Meanings, tokens: readonly MealToken[]): string[] {
  const line = { text: '', tokens, languages: undefined };
  return tokens.flatMap(({ kind, key }, at) => {
    const article = kind === 'word' && key.length > 1 ? matchAt(line, at, 'number') : undefined;
    const isEnglish = meanings[at]?.some(({ language }) => language === 'en') === true;
    return article === undefined || isEnglish || numberAt(line, at)?.low !== 1 ? [] : [article.language];
  });
}

/** The languages of words that mean nothing in English. */
function shownIn(meanings: Meanings, line: Line): MealLine['shown'] {
  const english = { ...line, languages: ENGLISH };
  const shown = new Map<string, number[]>();
  for (const [at, { key }] of line.tokens.entries()) {
    const isEnglish = LINE_KINDS.some((kind) => matchAt(english, at, kind) !== undefined);
    if (key.length < LEAST_STEM || isEnglish) continue;
    const found = (meanings[at] ?? []).filter(({ language }) => language !== '');
    if (found.some(({ language }) => language === 'en')) continue;
    for (const { language } of found) {
      const tokens = shown.get(language) ?? [];
      tokens.push(at);
      shown.set(language, tokens);
    }
  }
  return shown;
}

/** Whether only the words of a name show its language, and others show another one: 'ovo' is German beside no German word. */
export function isStrangeIn({ shown }: MealLine, { language, from, to }: Found): boolean {
  const isElsewhere = (at: number) => at < from || at >= to;
  return (
    shown.get(language)?.some(isElsewhere) !== true &&
    [...shown].some(([other, tokens]) => other !== language && tokens.some(isElsewhere))
  );
}

const ENGLISH: ReadonlySet<string> = new Set(['en']);

/** With 'w/o' and 'w/' as one token each. */
function shortened(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = [3, 2].find((each) => {
      const words = tokens.slice(at, at + each);
      const between = words[1]?.text === '/' ? '' : ' ';
      return words.length === each && shortWords().has(words.map(({ key }) => key).join(between));
    });
    const [first, last] = [tokens[at], tokens[at + (length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    const words = tokens.slice(at, at + (length ?? 1)).map((token) => token.key);
    const key = words.join(words[1] === '/' ? '' : ' ');
    read.push(length === undefined ? first : { ...first, text: key, key, end: last.end });
    at += length ?? 1;
  }
  return read;
}

/** A line break separates like a semicolon. */
const NEW_LINE = { kind: 'mark', text: ';', key: ';', word: undefined, meant: ';', isGlued: false } as const;

function tokensOf(token: Token, next: Token | undefined, last: Token | undefined): MealToken[] {
  if (token.kind !== 'word') return [{ ...token, word: wordOf(token), meant: token.text }];
  // 'w/' and 'w/o'.
  const isPart = next?.text === '&' || last?.text === '&';
  const long = isPart ? undefined : shortWords().get(token.key);
  const words = long ?? [nominativeOf(token.key) ?? correctedWord(token.text) ?? token.text];
  return words.map((meant, place) => {
    const read = { ...token, text: meant, key: meant === token.text ? token.key : meant.toLowerCase() };
    return { ...read, isGlued: place === 0 && token.isGlued, word: wordOf(read), meant };
  });
}

/** Shorter words are conjunctions. */
const LEAST_STEM = 3;

/** A word in the case that names have: 'szynka' of 'z szynką'; undefined if it is known, or is none. */
function nominativeOf(key: string): string | undefined {
  if (isKnownWord(key)) return undefined;
  for (const { value: ending, phrases: instead } of phrasesOf('inflected')) {
    const plain = withoutAccents(ending);
    if (!key.endsWith(plain) || key.length - plain.length < LEAST_STEM) continue;
    const found = instead
      .map((end) => key.slice(0, -plain.length) + end)
      .find((word) => isKnownWord(foodWords(word)[0] ?? word));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shorter words differ from too many others by only one letter. */
const SHORTEST_CORRECTED = 5;
const MOST_WRONG = 1;
const MOST_LONGER = 2;

const wordsByLetter = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    Map.groupBy(
      [...nameWords()].filter((word) => word.length >= SHORTEST_CORRECTED - 1),
      (word) => word.slice(0, 1),
    ),
);

/**
 * A replaced letter turns a short word into another word: 'mandu' is not a misspelled 'mandi'. Omitted, doubled and
 * swapped letters do not.
 */
function isOtherWord(word: string, known: string): boolean {
  const letters = (text: string) => [...text].toSorted().join('');
  return (
    word.length === SHORTEST_CORRECTED && known.length === word.length && letters(word) !== letters(known)
  );
}

/** Whether a grammar of any language has the word. */
function isInGrammar(word: string): boolean {
  const line = inAnyLanguage(lineOf(word));
  return LINE_KINDS.some((kind) => matchAt(line, 0, kind) !== undefined);
}

/** A text often has a word more than once, and is read twice. */
const CORRECTED_KEPT = 500;

/** The only word of a food's name that differs from an unknown word by a typo of one letter; null if there is none. */
const correctedWord = memoize(CORRECTED_KEPT, (typed: string): string | null => {
  const words = foodWords(typed);
  const [word] = words;
  if (word === undefined || words.length > 1 || word.length < SHORTEST_CORRECTED) return null;
  if (isKnownWord(word) || isForeignName(word) || isInGrammar(typed)) return null;
  // 'Leberkaese' is no misspelling. The tables have no accents.
  const folded = withoutSpelledUmlauts(word);
  if (folded !== word && isKnownWord(folded)) return folded;
  let near: string[] = [];
  let least = MOST_WRONG;
  for (const known of wordsByLetter().get(word.slice(0, 1)) ?? []) {
    if (Math.abs(known.length - word.length) > MOST_LONGER) continue;
    const distance = typingDistance(word, known, least);
    if (distance > least || isOtherWord(word, known)) continue;
    near = distance < least ? [known] : [...near, known];
    least = distance;
  }
  const [only, ...others] = near;
  return only === undefined || others.length > 0 ? null : only;
});
