import { type Line, lineOf, matchAt, partOf, writtenOf } from '../language/grammar.ts';
import { isMark } from '../language/tokens.ts';
import { type LeadingMeasure, type MeasuredRest, measuredAhead, unitOf } from './leading-measure.ts';

const MOST_STARTS = 8;
const SHORTEST_NAME = 2;
/** '180C' are degrees, and not cups. */
const DIGITS_OF_DEGREES = 3;

/** A line that names the food first: 'Flour 500g', 'Butter - 100 g', 'Onion – 1, chopped', 'eggs x6'. */
interface Trailing {
  readonly name: Line;
  readonly measure: MeasuredRest;
}

/**
 * The amount after the name of the food, which must have a unit or a separator before it. Null if there is none ('flour type
 * 405'). The `rest` of the measure is what stands after the amount, such as ', chopped'.
 * @param isCountOf decides whether a bare number counts the food before it ('eggs 3'); without it none does
 */
export function measuredBehind(
  line: Line,
  isCountOf: (name: Line, line: Line, measure: MeasuredRest) => boolean = () => false,
): Trailing | null {
  let tries = 0;
  for (let at = 1; at < line.tokens.length && tries < MOST_STARTS; at += 1) {
    if (!beginsAmount(line, at)) continue;
    tries += 1;
    const isApart = isMark(line.tokens[at - 1], ':,–—-') || matchAt(line, at - 1, 'times')?.to === at;
    if (!isApart && line.tokens[at]?.isGlued) continue;
    const name = partOf(line, 0, isApart ? at - 1 : at);
    if (!isName(name)) continue;
    const isHot = line.tokens[at]?.text.length === DIGITS_OF_DEGREES && line.tokens[at + 1]?.text === 'C';
    const measure = isHot ? null : measuredAhead(partOf(line, at));
    if (!measure) continue;
    const unit = measure.unit === '' ? unitOf(measure.rest) : null;
    if (unit !== null) {
      // Pieces have no unit, as before a name: '2 Stk Vollmilch', 'Vollmilch 2 Stk'.
      const isPieces = unit === 'piece';
      const typedUnit = isPieces ? '' : writtenOf(measure.rest);
      return {
        name,
        measure: { ...measure, unit: isPieces ? '' : unit, typedUnit, rest: partOf(line, 0, 0) },
      };
    }
    if (isSetOff(isApart, measure) || isCountOf(name, line, measure)) return { name, measure };
  }
  return null;
}

/** Like `measuredBehind`, of a text. */
export function readTrailingMeasure(
  text: string,
  isCountOf?: Parameters<typeof measuredBehind>[1],
): { readonly name: string; readonly measure: LeadingMeasure } | null {
  const found = measuredBehind(lineOf(text), isCountOf);
  return (
    found && {
      name: writtenOf(found.name),
      measure: { ...found.measure, rest: writtenOf(found.measure.rest) },
    }
  );
}

/** A number, 'half' or 'one'; an article is none. */
function beginsAmount(line: Line, at: number): boolean {
  const [token, next] = [line.tokens[at], line.tokens[at + 1]];
  if (token?.kind === 'number') return true;
  if (token?.kind === 'mark') return isMark(token, '~≈') && next?.kind === 'number';
  const number = matchAt(line, at, 'number');
  return matchAt(line, at, 'fraction') !== undefined || (number?.value === 1 && token?.key === 'one');
}

function isName({ tokens }: Line): boolean {
  const letters = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  return letters.join('').length >= SHORTEST_NAME && !tokens.some(({ key }) => key === '(' || key === ')');
}

function isSetOff(isApart: boolean, { unit, rest, inches }: MeasuredRest): boolean {
  return (unit !== '' || isApart) && inches === undefined && rest.tokens[0]?.kind !== 'word';
}
