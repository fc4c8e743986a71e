import { durationAt } from '../../language/durations.ts';
import { type Line, lineOf, matchAt } from '../../language/grammar.ts';
import { measureAt, plainAt } from '../../language/measure.ts';
import { numberAt } from '../../language/numbers.ts';
import { matchPage } from '../../language/page-grammar.ts';
import { readLine } from '../../lines/read-line.ts';

const LONGEST = 60;
/** Sentences are shorter. */
const LONGEST_SENTENCE = 4000;
/** Texts that are read as a measured food: a recipe has fewer. */
const MOST_READ = 150;
/** In a text with fewer, an amount and a food may stand by chance. */
const FEWEST = 3;
const MOST_DROPPED = 4;

interface Found {
  readonly text: string;
  readonly isMeasured: boolean;
  /** The first token behind it. */
  readonly to: number;
}

/**
 * The measured foods that the sentences of a recipe name, as lines: '500 g of floury potatoes', 'a pinch of salt'.
 * None if there are too few for a recipe.
 */
export function ingredientsOfProse(sentences: readonly string[]): string[] {
  const found = new Map<string, Found>();
  const budget = { left: MOST_READ };
  for (const sentence of sentences) {
    const line = lineOf(sentence.slice(0, LONGEST_SENTENCE));
    for (let at = 0; at < line.tokens.length && budget.left > 0; at += 1) {
      if (!beginsAmount(line, at)) continue;
      const food = foodAt(line, at, budget);
      if (food === undefined) continue;
      found.set(food.text, food);
      at = food.to - 1;
    }
  }
  const measured = [...found.values()].filter(({ isMeasured }) => isMeasured);
  return measured.length < FEWEST ? [] : [...found.keys()];
}

function beginsAmount(line: Line, at: number): boolean {
  const [before, token] = [line.tokens[at - 1], line.tokens[at]];
  const isApart = token?.isGlued !== true || before?.text === '(';
  return isApart && (matchAt(line, at, 'some') !== undefined || numberAt(line, at) !== null);
}

/** The measured food at a token, without the words behind it: '25 g butter' of '25 g butter near the edge'. */
function foodAt(line: Line, from: number, budget: { left: number }): Found | undefined {
  if (durationAt(line, from) !== null) return undefined;
  const { tokens, text } = line;
  const start = tokens[from]?.start ?? 0;
  let end = Math.max(measureAt(line, from)?.to ?? 0, from + 1);
  while (end < tokens.length && (tokens[end]?.end ?? 0) - start <= LONGEST && !endsFood(line, end)) end += 1;
  for (let to = end; to > from + 1 && to >= end - MOST_DROPPED; to -= 1) {
    budget.left -= 1;
    const food = text.slice(start, tokens[to - 1]?.end);
    const isSome = matchAt(line, from, 'some') !== undefined;
    if (!isMeasuredFood(food, isSome)) continue;
    const behind = behindWeight(line, to);
    return { text: text.slice(start, tokens[behind - 1]?.end), isMeasured: !isSome, to: behind };
  }
  return undefined;
}

const endsFood = (line: Line, at: number): boolean =>
  /^[,;:!?().]$/.test(line.tokens[at]?.text ?? '') || matchPage(line, at, 'break') !== undefined;

/** '4 chicken thighs (about 2 lbs)'. */
function behindWeight(line: Line, at: number): number {
  const weight = line.tokens[at]?.text === '(' ? plainAt(line, at + 1) : null;
  return weight !== null && line.tokens[weight.to]?.text === ')' ? weight.to + 1 : at;
}

/** Whether a text is one food with its amount. 'An onion' is one, and 'a sauce' is not: one thing without a unit has to come in pieces. */
function isMeasuredFood(text: string, isSome: boolean): boolean {
  const { parts } = readLine(text);
  const [part] = parts;
  if (parts.length !== 1 || !part?.food) return false;
  if (isSome) return true;
  if (!part.amount) return false;
  const isOne = /^\p{L}/u.test(text) && part.amount.high === 1 && part.unit === '';
  return !isOne || part.food.grams.piece !== undefined;
}
