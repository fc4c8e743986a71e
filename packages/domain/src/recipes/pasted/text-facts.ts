import { findFood } from '../../foods/find-food.ts';
import { CUISINES } from '../../ingredient.ts';
import { type DurationAt, durationAt } from '../../language/durations.ts';
import { type Line, type Match, matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { isMark, tokenize } from '../../language/tokens.ts';
import { withoutPictures } from '../../lines/line-text.ts';
import { withoutEnd } from '../../text/ends.ts';
import type { Difficulty } from '../composed-recipe.ts';
import { isFigures } from './figures.ts';
import { sentencesOf } from './sentences.ts';
import {
  behindMark,
  readForAlone,
  readServings,
  readVessels,
  servingsAhead,
  servingsAt,
} from './servings.ts';

/** What a recipe's text says beside its ingredients and steps; undefined where it says nothing. */
export interface TextFacts {
  readonly servings?: number;
  /** Minutes. */
  readonly prepTime?: number;
  readonly cookTime?: number;
  /** Minutes of everything together. */
  readonly totalTime?: number;
  readonly cuisine?: string;
  readonly difficulty?: Difficulty;
}

interface FactAt {
  readonly facts: TextFacts;
  readonly to: number;
}

/** Longer lines are prose. */
const LONGEST_LINE = 120;

/**
 * The facts that a line consists of: 'Serves 4 | Prep: 10 min, cook 1 hr 30 min'. Null unless all of the line is
 * understood, so that nothing of it is lost.
 */
export function readFacts(text: string): TextFacts | null {
  const read = factsIn(text);
  return read?.isWhole ? read.facts : null;
}

/** The facts among the parts of '25 minutes | Serves 2 | 480 kcal'; null unless it says two, or is a line of a card. The other parts are lost. */
export function readSomeFacts(text: string): TextFacts | null {
  const read = factsIn(text);
  return read && (read.count > 1 || areOfCard(text)) ? read.facts : null;
}

/** Marks between the facts of a card. */
const CARD_MARKS = / ?[|•·;] ?| [-–—/+] |, /;

/** Whether all parts of a line are of a card, or follow one as 'Prep: 20 min + chilling' does. */
function areOfCard(text: string): boolean {
  const pieces = text.split(CARD_MARKS);
  const isCard = (piece: string) =>
    isLabelled(piece) ||
    isFigures(piece) ||
    readFacts(piece) !== null ||
    (text.includes(':') && !/\d/.test(piece));
  return pieces.length > 1 && pieces.every(isCard);
}

/** The time that a text consists of, in minutes: '1 hr 30 min'; null for another text. */
export function readDuration(text: string): number | null {
  const line = pageLineOf(text);
  const duration = durationAt(line, 0);
  return duration?.to === line.tokens.length ? duration.minutes : null;
}

interface FactsOfLine {
  readonly facts: TextFacts;
  readonly count: number;
  /** Whether the line says nothing else. */
  readonly isWhole: boolean;
}

function factsIn(text: string): FactsOfLine | null {
  if (text.length > LONGEST_LINE) return null;
  const line = pageLineOf(text);
  if (isSentence(line)) return null;
  const alone = readAlone(text);
  if (alone) return { facts: alone, count: 1, isWhole: true };
  const found: FactAt[] = [];
  let isWhole = true;
  let at = 0;
  while (at < line.tokens.length) {
    const fact = factAt(line, at);
    if (fact) found.push(fact);
    else if (line.tokens[at]?.kind !== 'mark') isWhole = false;
    at = fact?.to ?? at + 1;
  }
  if (found.length === 0) return null;
  const facts: TextFacts = Object.assign({}, ...found.map((one) => one.facts));
  return { facts, count: found.length, isWhole };
}

/** 'Bake for 20 minutes.', but not 'Serves 4.' or 'Prep: 20 min.' */
function isSentence(line: Line): boolean {
  const { tokens } = line;
  const last = tokens.length - 1;
  if (last < 1 || tokens[last]?.text !== '.' || tokens[last - 1]?.kind !== 'word') return false;
  const isAbbreviated = matchPage(line, last - 1, 'duration') ?? matchPage(line, last - 1, 'eaters');
  const isLabelledFact = matchPage(line, 0, 'serves') ?? matchPage(line, 0, 'time-label');
  return !isAbbreviated && !isLabelledFact && tokens.every((token) => token.text !== ':');
}

/** What says something only as a line of its own: 'for 2', '20 mins'. */
function readAlone(text: string): TextFacts | null {
  const servings = readForAlone(withoutMarks(text));
  return servings === undefined ? null : { servings };
}

/** Without the brackets around a text, and the marks behind it. */
const withoutMarks = (text: string): string => withoutEnd(text.trim().replace(/^\((.*)\)$/, '$1'), '.!');

/** 'Course: Main', 'Author: Ada': of a recipe card, and no description. */
export const isLabelled = (text: string): boolean => /^[\p{L}][\p{L} ]{1,25}: \S/u.test(text);

const LONGEST_LABEL = 40;

/** The fact of a label and its value on lines of their own, in either order: 'Servings' and '6'; null if they are none. */
export function factOfLines(label: string, value: string): string | null {
  if (label.length > LONGEST_LABEL || value.length > LONGEST_LABEL) return null;
  const written = withoutEnd(label, ':');
  const [words, amount] = [tokenize(written), tokenize(value)];
  const isLabel =
    words[0]?.kind === 'word' && !words.some((token) => token.kind === 'number' || isMark(token, ':.,'));
  if (!isLabel || !amount.slice(0, 3).some(({ kind }) => kind === 'number')) return null;
  const fact = `${written}: ${value}`;
  return readFacts(fact) === null ? null : fact;
}

/** The servings that a sentence is about: 'Serves 4.', 'Feeds 4 👍', 'Edit: enough for 4 hungry people'. Undefined if none. */
export function servingsIn(sentence: string): number | undefined {
  const plain = withoutMarks(withoutPictures(sentence));
  return readServings(plain) ?? readServings(plain.replace(/^\p{L}[\p{L}.]{1,9}: /u, ''));
}

/** The servings that a text says in one of its sentences, which may go on: 'Simmer. Serves 4 with naan.' */
export function servingsSaidIn(text: string): number | undefined {
  for (const sentence of text.split(/(?<=[.!?;)]) +|(?=\()| *\p{Extended_Pictographic}+\uFE0F? */u)) {
    const servings = servingsIn(sentence) ?? servingsAhead(sentence.replace(/^\(/, ''));
    if (servings !== undefined) return servings;
  }
  return undefined;
}

/** The servings in brackets behind a name: '2 glasses', '3 bowls', 'for 3'. Undefined for anything else. */
export const servingsBehindName = (text: string): number | undefined =>
  servingsIn(text) ?? readForAlone(text) ?? readVessels(text);

/** The facts among the steps: what says minutes there is a step, unless it names a time or follows the servings: 'Serves 4. Takes 2 hours.' */
export function factsAmongSteps(text: string): TextFacts | null {
  const servings = servingsIn(text);
  if (servings !== undefined) return { servings };
  const line = pageLineOf(text.slice(0, LONGEST_LINE));
  const label = matchPage(line, 0, 'time-label');
  if (label === undefined && matchPage(line, 0, 'serves') === undefined) return null;
  if (label && isNamedTime(line, label)) return readFacts(text);
  const facts = sentencesOf(text).map(readFacts);
  return facts.length > 1 && facts.every((fact) => fact !== null) ? Object.assign({}, ...facts) : null;
}

/** 'Takes 20 min' may be a step. */
const isNamedTime = (line: Line, { to }: Match): boolean =>
  to > 1 || line.tokens[to]?.text === ':' || (line.tokens[0]?.text.length ?? 0) >= LETTERS_OF_NAME;
const LETTERS_OF_NAME = 7;

/** One fact at a token: servings, a time, how hard it is, the cuisine. */
function factAt(line: Line, at: number): FactAt | undefined {
  const servings = servingsAt(line, at);
  if (servings) return { facts: { servings: servings.servings }, to: servings.to };
  return timeAt(line, at) ?? wordAt(line, at);
}

/** 'Prep time: 20 min', 'cook 1 hr', '20 min prep', '20 mins'. */
function timeAt(line: Line, from: number): FactAt | undefined {
  const label = labelAt(line, from);
  const behind = label && behindLabel(line, label.to);
  const labelled = behind === undefined ? null : durationAt(line, behind);
  if (label && labelled) return timed(label, labelled);
  const duration = durationAt(line, from);
  if (duration === null) return undefined;
  const named = labelAt(line, matchAt(line, duration.to, 'of')?.to ?? duration.to);
  // 'Prep 10 min, cook 20 min': the second label is that of what follows.
  if (named && durationAt(line, behindLabel(line, named.to) ?? named.to) === null)
    return timed(named, { ...duration, to: named.to });
  return { facts: { totalTime: duration.minutes }, to: duration.to };
}

const labelAt = (line: Line, at: number): Match | undefined =>
  matchPage(line, at, 'time-label') ?? matchPage(line, at, 'timed');

const MOST_WORDS_OF_LABEL = 3;

/** Behind the words, the colon and the 'about' of a label; undefined if it is none: 'cook for 25 min'. */
function behindLabel(line: Line, from: number): number | undefined {
  let at = from;
  for (let word = 0; word < MOST_WORDS_OF_LABEL; word += 1) {
    if (line.tokens[at]?.kind !== 'word' || durationAt(line, at) !== null) break;
    // 'Cook pasta 10 min' is a step.
    const isStep =
      matchPage(line, at, 'for') ?? matchPage(line, at, 'break') ?? findFood(line.tokens[at]?.text ?? '');
    if (isStep) return undefined;
    at += 1;
  }
  return behindMark(line, at);
}

function timed({ value }: Match, { minutes, to }: DurationAt): FactAt {
  const kind = value === 'prep' ? 'prepTime' : value === 'cook' ? 'cookTime' : 'totalTime';
  return { facts: { [kind]: minutes }, to };
}

/** 'Cuisine: Italian', 'Easy', 'Difficulty: medium'. */
function wordAt(line: Line, from: number): FactAt | undefined {
  const level = matchPage(line, from, 'level');
  const difficulty = matchPage(line, behindColon(line, level?.to ?? from), 'difficulty');
  if (difficulty && (level || endsPart(line, from, difficulty.to)))
    return { facts: { difficulty: difficulty.value as Difficulty }, to: difficulty.to };
  const label = matchPage(line, from, 'cuisine');
  const start = label && line.tokens[behindColon(line, label.to)]?.start;
  const said = start === undefined ? '' : line.text.slice(start).toLowerCase();
  const cuisine = CUISINES.find((known) => said.startsWith(known.toLowerCase()));
  if (start === undefined || cuisine === undefined) return undefined;
  const to = line.tokens.findIndex((token) => token.start >= start + cuisine.length);
  return { facts: { cuisine }, to: to < 0 ? line.tokens.length : to };
}

const behindColon = ({ tokens }: Line, at: number) => (tokens[at]?.text === ':' ? at + 1 : at);

/** Whether words are all between two marks, so that 'Easy soup' says nothing. */
const endsPart = ({ tokens }: Line, from: number, to: number): boolean =>
  [tokens[from - 1], tokens[to]].every((token) => token === undefined || token.kind === 'mark');
