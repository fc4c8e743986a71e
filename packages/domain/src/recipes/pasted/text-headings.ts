import type { PageKind } from '@game-plan/lexicon/grammar-phrase';
import { decimalOf } from '../../language/digits.ts';
import { type Line, type Match, matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { isMark, type Token } from '../../language/tokens.ts';
import { withoutPictures } from '../../lines/line-text.ts';
import { beginsWithCapital, endsWithOne, withoutEnd } from '../../text/ends.ts';
import { isFigures } from './figures.ts';

/** The parts that a recipe's text is headed by; 'other' holds notes and figures, which are left to the person. */
export type HeadedPart = 'ingredients' | 'steps' | 'other';

/** Longer lines are no headings. */
const LONGEST_HEADING = 40;

/** The words of a line, without '##', stars, a colon and pictures. */
export const bareWords = (text: string): string =>
  withoutPictures(text)
    .trim()
    .replace(/^[#*_=★☆\s(-]+|[#*_=\s:.!)-]+$/g, '')
    .trim();

/** Without the marks of a heading in Markdown. */
export const withoutHashes = (text: string): string => text.replace(/^#+ +/, '');

/** The phrase that begins the words of a line. */
function beginsWith(kind: PageKind, words: string): Match | undefined {
  return matchPage(pageLineOf(words.slice(0, LONGEST_LINE)), 0, kind);
}
const LONGEST_LINE = 120;

/** The phrase of which the words of a line consist. */
function consistsOf(kind: PageKind, words: string): Match | undefined {
  if (words === '' || words.length > LONGEST_HEADING) return undefined;
  const line = pageLineOf(words);
  const match = matchPage(line, 0, kind);
  return match?.to === line.tokens.length ? match : undefined;
}

/** The part that a line begins; undefined where it is no such heading. */
export function headedPart(text: string): HeadedPart | undefined {
  return consistsOf('heading', bareWords(text))?.value as HeadedPart | undefined;
}

/** Whether a line is a note of its own among others: 'Tip: serve it cold.' */
export function isNote(text: string): boolean {
  const [label = ''] = text.split(':', 1);
  return label !== text && headedPart(label) === 'other';
}

/** 'STEP 1', 'Krok 2:', '3.' on a line of its own. */
export function isStepNumber(text: string): boolean {
  const words = bareWords(text);
  return (words.length <= 2 && Number(words) > 0) || stepNumberOf(words)?.rest === '';
}

const LONGEST_NUMBER = 20;

/** The number of a step and what it says: '1. Mix', 'Krok 2: Smaż', 'Step 3 of 5'. Undefined if a text begins without one. */
export function stepNumberOf(text: string): { readonly count: number; readonly rest: string } | undefined {
  const line = pageLineOf(text.slice(0, LONGEST_NUMBER));
  const { tokens } = line;
  const word = matchPage(line, 0, 'step');
  const at = word?.to ?? (tokens[0]?.text === '(' ? 1 : 0);
  const number = tokens[at];
  if (!number || number.text.length > 2 || !Number.isInteger(decimalOf(number))) return undefined;
  const all = tokens[at + 1]?.text === '/' ? at + 2 : matchAt(line, at + 1, 'of')?.to;
  let to = word && all !== undefined && tokens[all]?.kind === 'number' ? all + 1 : at + 1;
  const mark = to;
  while (isMark(tokens[to], '.):|–-') && to < mark + 2) to += 1;
  // '1. Mix' has a space, and '1.5 l' none; 'Step 1' needs no mark.
  const next = tokens[to];
  const isSet = word !== undefined || (to > mark && next !== undefined);
  if (!isSet || next?.isGlued) return undefined;
  return { count: Number(number.text), rest: text.slice(next?.start ?? text.length) };
}

/** The page number and the running head of a book: '120    TEATIME BAKING'. */
const RUNNING_HEAD = /^\d{1,4} {3,}[\p{Lu} &'’-]{3,60}$|^[\p{Lu} &'’-]{3,60} {3,}\d{1,4}$/u;

/** The way through a site to the page: 'Home » Dinner » Beef'. */
const TRAIL = /^[^»›]{1,40}(?: [»›] [^»›]{1,60}){1,6}$/;

const ADDRESS = /^(?:https?:|www\.|©)/i;

/** Whether a line belongs to the page around a recipe: buttons, ratings, choices of units, links and figures. */
export function isFurniture(text: string): boolean {
  const words = bareWords(text);
  return (
    beginsWith('page-start', words) !== undefined ||
    consistsOf('page', words) !== undefined ||
    isRatingOrScale(pageLineOf(words.slice(0, LONGEST_LINE))) ||
    ADDRESS.test(words) ||
    TRAIL.test(text) ||
    RUNNING_HEAD.test(text.trim()) ||
    isFigures(text)
  );
}

/** '4.8 from 12 votes', '36 comments', '1x 2x 3x', 'by Ada', 'Page 3'. */
function isRatingOrScale(line: Line): boolean {
  const [first, second] = line.tokens;
  if (first?.kind === 'number' && matchPage(line, 1, 'rating')) return true;
  if (matchPage(line, 0, 'author') && beginsWithCapital(second?.text ?? '')) return true;
  if (matchPage(line, 0, 'page-number') && second?.kind === 'number') return true;
  let at = 0;
  while (line.tokens[at]?.kind === 'number' && matchAt(line, at + 1, 'times')) at += 2;
  return at > 0 && at === line.tokens.length;
}

/** How a message begins: 'Hi love, here is the recipe'. */
export function isGreeting(text: string): boolean {
  const words = bareWords(text);
  const greeting = words.length > LONGEST_LINE ? undefined : beginsWith('greeting', words);
  const next = greeting && pageLineOf(words).tokens[greeting.to];
  return next !== undefined && (!next.isGlued || isMark(next, ',!'));
}

const LONGEST_FAREWELL = 100;

/** How a message ends: 'Love, Ana', 'Let me know how it went'. */
export function isFarewell(text: string): boolean {
  const words = bareWords(text);
  return (
    words.length <= LONGEST_FAREWELL && !words.includes(':') && beginsWith('farewell', words) !== undefined
  );
}

const MOST_GROUP_WORDS = 6;

/** A sub-heading among the steps: 'For the sauce', 'Sauce:', 'WHITE SAUCE'. A sentence is none. */
export function isStepGroup(text: string): boolean {
  const typed = withoutPictures(text).trim();
  const words = bareWords(text);
  const line = pageLineOf(words);
  const { tokens } = line;
  const count = tokens.filter(({ kind }) => kind === 'word').length;
  if (count === 0 || count > MOST_GROUP_WORDS || tokens.some(({ kind }) => kind === 'number')) return false;
  if (endsWithOne(typed, '.!?')) return false;
  const isFor = beginsWith('for', words) !== undefined && tokens.every(isOfName);
  const isFinish = matchAt(line, 0, 'finish')?.to === line.tokens.length;
  return typed.endsWith(':') || isFor || isFinish || (words.length > 3 && words === words.toUpperCase());
}

const isOfName = (token: Token): boolean => token.kind === 'word' || isMark(token, "'-");

/** Whether a line names a part of a dish that may have ingredients and steps of its own: 'Icing', 'For the sauce'. */
export function namesPartOfDish(text: string): boolean {
  const words = bareWords(text);
  return beginsWith('for', words) !== undefined || endsWithPart(words);
}

/** Whether the last word is a part of a dish: 'Lemon icing'. */
export function endsWithPart(words: string): boolean {
  const line = pageLineOf(words.slice(-LONGEST_HEADING));
  const last = line.tokens.length - 1;
  return (matchAt(line, last, 'dish-part') ?? matchPage(line, last, 'dish-food')) !== undefined;
}

/** A line of dashes, stars or the like between two parts of a text. */
export function isSeparator(text: string): boolean {
  return /^[-–—=*_~#•.★☆\s]{2,}$/.test(text);
}

/** '#pancakes #mealprep', and nothing else. */
export function isTags(text: string): boolean {
  return /^(?:#[\p{L}\p{N}_]+\s*){1,60}$/u.test(text.trim());
}

/** A longer line is no description, so that its end does not matter. */
const LONGEST_STORY = 1000;

/**
 * Whether a line is a story of its writer, or speaks to the readers of a page: a description may say 'I' once, 'the one I make when the
 * fridge is empty'.
 */
export function isChatter(text: string): boolean {
  const line = pageLineOf(text.slice(0, LONGEST_STORY));
  const has = (kind: PageKind) =>
    line.tokens.filter((_, at) => matchPage(line, at, kind) !== undefined).length;
  return has('to-readers') > 0 || has('first-person') > 1;
}

/** The name of a recipe in the first line of a message or a card: 'dad's pasta bake' of 'Hiya love, dad's pasta bake as promised xx'. */
export function plainName(text: string): string {
  const line = pageLineOf(text.slice(0, LONGEST_LINE));
  const label = matchPage(line, 0, 'name-label');
  const mark = label && behindNumber(line, label.to);
  const isLabelled = mark !== undefined && isMark(line.tokens[mark], ':.');
  const from = behindLeadIn(line, behindHello(line, isLabelled ? mark + 1 : 0));
  const end = line.tokens.findIndex((_, at) => at > from && matchPage(line, at, 'lead-in') !== undefined);
  const isPromised = end >= 0 && line.text.length - (line.tokens[end]?.start ?? 0) <= LONGEST_NUMBER + 12;
  const to = isPromised ? line.tokens[end]?.start : undefined;
  const name = withoutEnd(text.slice(line.tokens[from]?.start ?? 0, to), ',');
  return name === '' ? text : name;
}

/** Whether a line says that a name follows: 'here's the curry', but not '… as promised'. */
export const announcesName = (text: string): boolean => {
  const line = pageLineOf(text.slice(0, LONGEST_LINE));
  return matchPage(line, behindOpeners(line, behindHello(line, 0)), 'lead-in') !== undefined;
};

const behindNumber = ({ tokens }: Line, at: number) => (tokens[at]?.kind === 'number' ? at + 1 : at);

const MOST_WORDS_GREETED = 6;

/** 'Hiya love, ' */
function behindHello(line: Line, from: number): number {
  const hello = matchPage(line, from, 'greeting');
  if (hello === undefined) return from;
  const end = line.tokens.findIndex((token, at) => at >= hello.to && isMark(token, ',!:'));
  return end >= 0 && end - from <= MOST_WORDS_GREETED && end + 1 < line.tokens.length ? end + 1 : from;
}

/** 'ok here it is, my ' */
function behindLeadIn(line: Line, from: number): number {
  const start = behindOpeners(line, from);
  const leadIn = matchPage(line, start, 'lead-in');
  if (leadIn === undefined) return from;
  const at = behindOpeners(line, leadIn.to);
  return at < line.tokens.length ? at : from;
}

function behindOpeners(line: Line, from: number): number {
  let at = from;
  for (;;) {
    const opener = matchPage(line, at, 'opener') ?? matchPage(line, at, 'name-label');
    const isMark = line.tokens[at]?.kind === 'mark' && line.tokens[at]?.text !== '(';
    if (opener === undefined && !isMark) return at;
    at = opener?.to ?? at + 1;
  }
}
