import groups from '@game-plan/lexicon/grammar.json' with { type: 'json' };
import type { GrammarPhrases, LineKind, PhraseKind } from '@game-plan/lexicon/grammar-phrase';
import { isForeignName, isNameWord } from '../foods/find-by-words.ts';
import { lazy } from '../lazy.ts';
import { INVISIBLE, isMark, type Token, tokenize } from './tokens.ts';

/** A phrase of a grammar in a text. */
export interface Match {
  readonly kind: PhraseKind;
  readonly value: number | string;
  /** A language in which it means that: 'en'. */
  readonly language: string;
  /** The first token behind it. */
  readonly to: number;
}

interface Phrase extends Omit<GrammarPhrases, 'phrases'> {
  readonly phrase: string;
  readonly words: readonly Token[];
}

type PhraseIndex = ReadonlyMap<string, ReadonlyMap<PhraseKind, readonly Phrase[]>>;

/** Phrases by the word or mark that they begin with and by kind, longest first. */
export function indexOf(groups: readonly GrammarPhrases[]): PhraseIndex {
  const found = new Map<string, Map<PhraseKind, Phrase[]>>();
  for (const { phrases, ...means } of groups) {
    for (const phrase of phrases) {
      const words = tokenize(phrase).filter(({ text }) => text !== '.');
      const [first] = words;
      if (first === undefined) continue;
      const kinds = found.get(first.key) ?? new Map<PhraseKind, Phrase[]>();
      const list = kinds.get(means.kind) ?? [];
      list.push({ ...means, phrase, words });
      kinds.set(means.kind, list);
      found.set(first.key, kinds);
    }
  }
  for (const kinds of found.values())
    for (const list of kinds.values()) list.sort((one, other) => other.words.length - one.words.length);
  return found;
}

const ofLines = lazy(() => indexOf(groups));

/** A text in tokens, and the languages that its words may be of. */
export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** English always; undefined if any, because a food has a name that is not English. */
  readonly languages: ReadonlySet<string> | undefined;
}

/** Reads a text as tokens. */
export function lineOf(text: string): Line {
  const tokens = tokenize(text);
  return { text, tokens, languages: languagesOf(text, tokens) };
}

/** A part of a line, as a line of its own whose tokens point to the same text. */
export const partOf = (line: Line, from: number, to?: number): Line => ({
  ...line,
  tokens: line.tokens.slice(from, to),
});

/** What a line says, as typed but with single spaces, and none before a comma. */
export function writtenOf({ text, tokens }: Line): string {
  let written = '';
  let end = tokens[0]?.start ?? 0;
  for (const token of tokens) {
    const gap = text.slice(end, token.start);
    // The apostrophe of 'd’ail' stands between two tokens.
    const typed = gap === '’' || gap === "'" ? gap : gap === '' || isMark(token, ',;.') ? '' : ' ';
    written += `${typed}${token.text.replace(INVISIBLE, '')}`;
    end = token.end;
  }
  return written;
}

/** The line with the words of all languages. */
export const inAnyLanguage = (line: Line): Line => ({ ...line, languages: undefined });

/** The first phrase of a kind from a token on, and where it begins. */
export function findPhrase(
  line: Line,
  kind: LineKind,
  from = 0,
): { readonly at: number; readonly match: Match } | undefined {
  for (let at = from; at < line.tokens.length; at += 1) {
    const match = matchAt(line, at, kind);
    if (match) return { at, match };
  }
  return undefined;
}

/** Shorter words mean something in many languages: 'el', 'a', 'do'. */
const LEAST_LETTERS = 4;

/** What heads a list tells nothing of the language of its lines: 'base', 'crème'. */
const HEADS: ReadonlySet<PhraseKind> = new Set(['dish-part', 'finish']);

/**
 * The languages of the phrases that only they have. A word of a food's English name tells nothing: 'filo' is a dough. A short word tells
 * its language where it is a unit behind a number: 'msk' of '1 msk salt'.
 */
function languagesOf(text: string, tokens: readonly Token[]): ReadonlySet<string> | undefined {
  const languages = new Set(['en']);
  for (const [at, { kind, key, end }] of tokens.entries()) {
    // 'D’un' is French or Italian, and 'd' alone nothing.
    const isElided = tokens[at + 1]?.start === end + 1 && /['’]/.test(text.charAt(end));
    if (kind !== 'word' || (isNameWord(key) && !isElided)) continue;
    if (key.length >= LEAST_LETTERS - 1 && isForeignName(key)) return undefined;
    const isBehindNumber = tokens[at - 1]?.kind === 'number';
    const phrases = [...(ofLines().get(key)?.values() ?? [])]
      .flat()
      .filter(
        ({ kind, words, phrase }) =>
          !HEADS.has(kind) &&
          (phrase.length >= LEAST_LETTERS || isElided || (kind === 'unit' && isBehindNumber)) &&
          endOf(tokens, at, words) !== undefined,
      );
    const english = phrases.filter(({ language }) => language === 'en').map(({ words }) => words.length);
    for (const { language, words } of phrases)
      if (words.length > Math.max(0, ...english)) languages.add(language);
  }
  return languages;
}

/**
 * The longest phrase of this kind that begins at a token; undefined if there is none. A full stop behind a word belongs to it ('tbsp.'),
 * and so does an ending in brackets ('cup(s)').
 */
export function matchAt(line: Line, at: number, kind: LineKind): Match | undefined {
  return matchIn(ofLines(), line, at, kind);
}

/** The same of other phrases. */
export function matchIn(
  index: PhraseIndex,
  { tokens, languages }: Line,
  at: number,
  kind: PhraseKind,
): Match | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  let best: Match | undefined;
  for (const phrase of index.get(first.key)?.get(kind) ?? []) {
    if (phrase.isCased && phrase.phrase !== first.text) continue;
    if (languages !== undefined && !languages.has(phrase.language) && !phrase.isCased) continue;
    const to = endOf(tokens, at, phrase.words);
    // Of languages in which a phrase means the same, English is named.
    if (
      to !== undefined &&
      (best === undefined || to > best.to || (to === best.to && phrase.language === 'en'))
    )
      best = { kind, value: phrase.value ?? '', language: phrase.language, to };
  }
  return best;
}

function endOf(tokens: readonly Token[], from: number, words: readonly Token[]): number | undefined {
  let at = from;
  for (const word of words) {
    if (tokens[at]?.key !== word.key) return undefined;
    at = behindWord(tokens, at + 1);
  }
  return at;
}

/** Behind the full stop or the ending in brackets of a word. */
function behindWord(tokens: readonly Token[], at: number): number {
  const [stop, ending, close] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (stop?.text === '.' && stop.isGlued) return at + 1;
  const isEnding = stop?.key === '(' && stop.isGlued && close?.key === ')' && ending?.kind === 'word';
  return isEnding && ending.text.length <= LONGEST_ENDING ? at + 3 : at;
}

const LONGEST_ENDING = 2;
