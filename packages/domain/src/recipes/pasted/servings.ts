import { decimalOf } from '../../language/digits.ts';
import { type Line, matchAt } from '../../language/grammar.ts';
import { numberAt } from '../../language/numbers.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { isMark } from '../../language/tokens.ts';
import { isUnitThatIs } from '../../language/units.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../../units/weights/weight.ts';

const MOST_SERVINGS = 1000;
/** Longer texts are prose. */
const LONGEST = 200;
/** Words that may follow a number: 'Makes 12 small muffins', and behind a colon. */
const MOST_WORDS = 2;
const MOST_WORDS_OF_FIELD = 6;

/** The servings that a line says, and the first token behind it. */
export interface ServingsAt {
  readonly servings: number;
  readonly to: number;
}

interface Count extends ServingsAt {
  /** Whether servings or people are counted: '4 portions'. */
  readonly areEaters: boolean;
}

/**
 * The servings that a text consists of: 'Serves 4–6', 'Servings per recipe: 6', 'Yield: 1 loaf (10 slices)', 'Personnes 6/8',
 * 'para 4 personas'. The least of a range. Undefined if the text says more, or something else.
 */
export function readServings(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const line = pageLineOf(text);
  const found = servingsAt(line, 0);
  return found?.to === line.tokens.length ? found.servings : undefined;
}

/** The servings that a line says at a token, with what is counted: 'Makes 12 small muffins', '4 portions'. */
export function servingsAt(line: Line, from: number): ServingsAt | undefined {
  const label = behindLabel(line, from);
  const counted = countAt(line, label.to);
  if (counted === undefined || !(label.isServings || counted.areEaters)) return undefined;
  const inside = counted.areEaters ? undefined : countInBrackets(line, counted.to);
  if (inside !== undefined) return { servings: inside, to: line.tokens.length };
  const isAlone = counted.areEaters && !label.isServings;
  const most = isAlone ? 0 : label.hasColon ? MOST_WORDS_OF_FIELD : MOST_WORDS;
  return { servings: counted.servings, to: behindWords(line, counted.to, most) };
}

/** The servings that begin a sentence, which may go on: 'Serves 4 with naan'. */
export function servingsAhead(text: string): number | undefined {
  const line = pageLineOf(text.slice(0, LONGEST));
  const label = matchPage(line, 0, 'serves');
  const number = label && line.tokens[label.to]?.kind === 'number' ? countAt(line, label.to) : undefined;
  return number?.servings;
}

/** The servings of a field that says nothing else: '12 pezzi', 'Makes 18-22 meatballs depending on size', 'About 3 dozen'. */
export function readYield(text: string): number | undefined {
  const whole = readServings(text);
  if (whole !== undefined) return whole;
  const line = pageLineOf(text.slice(0, LONGEST));
  for (let at = 0; at < line.tokens.length; at += 1) {
    const number = numberAt(line, at);
    const counted = countAt(line, at);
    if (counted) return counted.servings;
    if (number) at = number.to - 1;
  }
  return undefined;
}

/** The number of 'for 4' and 'pour 12 crêpes', which says servings only where it stands alone. */
export function readForAlone(text: string): number | undefined {
  const line = pageLineOf(text);
  const preposition = matchPage(line, 0, 'for');
  const counted = preposition && countAt(line, behindMark(line, preposition.to));
  if (counted === undefined || matchPage(line, counted.to, 'duration')) return undefined;
  const inside = countInBrackets(line, counted.to);
  if (inside !== undefined) return inside;
  return behindWords(line, counted.to, MOST_WORDS) === line.tokens.length ? counted.servings : undefined;
}

/** The servings of a drink or a soup behind its name: '2 glasses', '3 bowls'. */
export function readVessels(text: string): number | undefined {
  const line = pageLineOf(text);
  const counted = countAt(line, 0);
  const unit = counted && matchAt(line, counted.to, 'unit');
  return unit?.to === line.tokens.length && isUnitThatIs('vessel', unit.value)
    ? counted?.servings
    : undefined;
}

/** Behind 'Serves', 'Yield: for', 'Servings per recipe:'. */
function behindLabel(line: Line, from: number) {
  let to = from;
  let isServings = false;
  let hasColon = false;
  for (let next = labelAt(line, to); next !== undefined; next = labelAt(line, to)) {
    isServings ||= next.kind === 'serves';
    to = behindMark(line, next.to);
    hasColon ||= line.tokens[to - 1]?.text === ':' && isServings;
  }
  return { to, isServings, hasColon };
}

const labelAt = (line: Line, at: number) => matchPage(line, at, 'serves') ?? matchPage(line, at, 'for');

/** Behind colons and dashes. */
export function behindMark(line: Line, from: number): number {
  let at = from;
  while (isMark(line.tokens[at], ':–—-')) at += 1;
  return at;
}

/** 'about 4', '6/8', '4 servings'; undefined for articles, and for what is weighed or measured: '500 g', '9-inch'. */
function countAt(line: Line, from: number): Count | undefined {
  const at = matchAt(line, from, 'about')?.to ?? from;
  const number = numberAt(line, at);
  const token = line.tokens[at];
  if (number === null || token === undefined || number.isVague) return undefined;
  const isSaid = token.kind === 'number' || number.low > 1 || token.key === 'one';
  // '6/8' is no part of a serving but a range.
  const isSlashed = number.low < 1 && Number.isInteger(decimalOf(token));
  const servings = Math.round(isSlashed ? Number(token.text) : number.low);
  const unit = matchAt(line, behindMark(line, number.to), 'unit');
  if (!isSaid || servings < 1 || servings > MOST_SERVINGS || (unit && isMeasured(String(unit.value))))
    return undefined;
  const eaters = matchPage(line, number.to, 'eaters');
  return { servings, areEaters: eaters !== undefined, to: eaters?.to ?? number.to };
}

const isMeasured = (unit: string) =>
  unit !== 'cup' && (GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit) || unit === 'inch' || unit === 'cm');

/** The servings in brackets behind what is made: '1 loaf (10 slices)', '10 pancakes (serves 3-4)'. */
function countInBrackets(line: Line, from: number): number | undefined {
  const open = line.tokens.findIndex(({ text }, at) => at >= from && text === '(');
  if (open < 0) return undefined;
  const label = behindLabel(line, open + 1);
  const counted = countAt(line, label.to);
  const to = counted && (matchAt(line, counted.to, 'unit')?.to ?? counted.to);
  const isServings = label.to > open + 1 || counted?.areEaters === true || to !== counted?.to;
  return isServings && to !== undefined && line.tokens[to]?.text === ')' ? counted?.servings : undefined;
}

/**
 * Behind up to so many words that say what is counted, brackets and the choice of scales of a page, '1x'. Another number is not part
 * of it.
 */
function behindWords(line: Line, from: number, most: number): number {
  let words = 0;
  let at = from;
  let to = from;
  while (at < line.tokens.length) {
    const token = line.tokens[at];
    const times = token?.kind === 'number' ? matchAt(line, at + 1, 'times') : undefined;
    if (times) at = times.to;
    else if (token?.text === '(') at = behindBracket(line, at);
    else if (token?.text === '-' && token.isGlued) {
      at += 1;
      continue;
    } else if (token?.kind === 'word' && words < most && !beginsFact(line, at)) {
      words += 1;
      at += 1;
    } else break;
    to = at;
  }
  return to;
}

/** Whether another fact of a card begins: 'Serves 8 Prep 10 minutes'. */
const beginsFact = (line: Line, at: number) =>
  matchPage(line, at, 'time-label') ?? matchPage(line, at, 'timed') ?? matchPage(line, at, 'figure');

function behindBracket({ tokens }: Line, at: number): number {
  const close = tokens.findIndex(({ text }, behind) => behind > at && text === ')');
  return close < 0 ? tokens.length : close + 1;
}
