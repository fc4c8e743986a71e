import { findFood } from '../../foods/find-food.ts';
import { lineOf, matchAt } from '../../language/grammar.ts';
import { tokenize } from '../../language/tokens.ts';
import { readLeadingMeasure, unitAlone } from '../../lines/leading-measure.ts';
import { withoutBullet } from '../../lines/line-text.ts';
import { readLine } from '../../lines/read-line.ts';
import { endsWithOne } from '../../text/ends.ts';

/** Longer lines are sentences. */
const MOST_WORDS = 14;
const LONGEST = 110;
const SENTENCE_WORDS = 6;
const MOST_UNMEASURED_WORDS = 6;
const LONGEST_AMOUNT = 20;

/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a line without a heading over it looks like an ingredient, or like a sub-heading of them. */
export function isIngredientLike(line: string): boolean {
  const text = withoutBullet(line);
  const words = wordsIn(text);
  if (text.length > LONGEST || words > MOST_WORDS || /[.!?;] +\p{Lu}/u.test(text)) return false;
  if (endsWithOne(text, '.!?') && words > SENTENCE_WORDS) return false;
  const { heading, parts } = readLine(text);
  if (heading !== null) return true;
  const [first] = parts;
  if (!first) return false;
  const isMeasured = parts.some(
    ({ amount, unit, food }) => amount !== null && (unit !== '' || food !== undefined),
  );
  if (isMeasured && (startsWithAmount(text) || words <= MOST_UNMEASURED_WORDS)) return true;
  return (
    words <= MOST_UNMEASURED_WORDS &&
    parts.every(({ name, purpose }) => findFood(name) !== undefined || (purpose !== null && words <= 4))
  );
}

/** Whether a line begins with an amount: '2 cups', 'a pinch of', 'half an onion'. */
export function startsWithAmount(line: string): boolean {
  const text = withoutBullet(line);
  const measure = readLeadingMeasure(text);
  return measure !== null && (measure.unit !== '' || beginsWithNumber(text));
}

function beginsWithNumber(text: string): boolean {
  const line = lineOf(text);
  return line.tokens[0]?.kind === 'number' || matchAt(line, 0, 'fraction') !== undefined;
}

/** Whether it is only an amount, the food of which is in the next line: '500 g', '4'. */
export function isAmountAlone(line: string): boolean {
  const text = withoutBullet(line);
  if (text.length > LONGEST_AMOUNT || tokenize(text)[0]?.kind !== 'number') return false;
  const measure = readLeadingMeasure(text);
  return (
    measure !== null && (measure.rest === '' || (measure.unit === '' && unitAlone(measure.rest) !== null))
  );
}

/** Whether it is a sub-heading of the ingredients: 'For the sauce', 'WET INGREDIENTS', 'Falafel:'. */
export function isGroup(line: string): boolean {
  return readLine(line).heading !== null;
}
