import { withoutAccents } from '../text/accents.ts';

/** A word, a number or a mark of a text, and where it stands there. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** As typed. */
  readonly text: string;
  /** In lower case, without accents and invisible letters, and with round brackets; words are compared by it. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether no space stands before it. */
  readonly isGlued: boolean;
}

/** Whether a token is one of these marks; '(' stands for brackets of any kind. */
export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.key);

/** A number of digits with its decimal or thousands mark, a fraction of one character, a word, or any other character. */
const TOKEN =
  /(\d+(?:[.,]\d+)*|\.\d+)|([¼-¾⅐-⅞])|(\p{L}[\p{L}\p{M}\u00ad\u200b]*(?:['’]\p{L}[\p{L}\p{M}]*)?['’]?)|[^\s]/gu;

/** The tokens of a text in order, in time linear in it. An elided article is a word of its own: 'd’ail' are two. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [typed, digits, fraction, word] = match;
    const start = match.index;
    if (word === undefined)
      push(digits === undefined && fraction === undefined ? 'mark' : 'number', typed, start);
    else {
      const [, article = '', rest = ''] = ELISION.exec(word) ?? [];
      if (article === '') push('word', word, start);
      else {
        push('word', article, start);
        push('word', rest, start + word.length - rest.length);
      }
    }
  }
  return tokens;

  function push(kind: Token['kind'], typed: string, start: number): void {
    const end = start + typed.length;
    const isGlued = tokens.at(-1)?.end === start;
    tokens.push({ kind, text: typed, key: keyOf(typed), start, end, isGlued });
  }
}

const ROUND: ReadonlyMap<string, string> = new Map(
  Object.entries({ '[': '(', '{': '(', ']': ')', '}': ')' }),
);

const keyOf = (typed: string): string =>
  ROUND.get(typed) ?? withoutAccents(typed.toLowerCase()).replace(INVISIBLE, '');

/** Soft hyphens and spaces without width, which pages put into long words. */
export const INVISIBLE = /[\u00ad\u200b]/g;

/** 'd’' and 'dell’' of French and Italian; 'chef’s' and 'o’brien' are whole words. */
const ELISION = /^(d|l|dell|all)['’](\p{L}{2}.*)$/iu;

/** Whether a number is written in a text, as digits or a fraction of one character. */
export const hasNumber = (text: string): boolean => tokenize(text).some(({ kind }) => kind === 'number');
