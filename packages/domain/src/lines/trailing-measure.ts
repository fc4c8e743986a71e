import { type LeadingMeasure, readLeadingMeasure, unitAlone } from './leading-measure.ts';

/** A line that names the food first: 'Flour 500g', 'Butter - 100 g', 'Onion – 1, chopped', 'eggs x6'. */
interface TrailingMeasure {
  readonly name: string;
  readonly measure: LeadingMeasure;
}

/** Where an amount after a name may begin. */
const STARTS = /( ?[:–—-] ?|(?<!\d), ?|, | [x×] ?| )(?=[~≈]?[\d¼-¾⅐-⅞.]|half |one )/gi;
const MOST_STARTS = 8;
/** '180C' are degrees, and not cups. */
const TEMPERATURE = /^\d{3} ?C\b/;

/**
 * Parses an amount after the name of the food, which must have a unit or a separator before it. Returns null if there
 * is none ('flour type 405'). Expects single spaces. The `rest` of the result is the text after the amount, such as ',
 * chopped'.
 * @param isCountOf decides whether a bare number counts the food before it ('eggs 3'); without it none does
 */
export function readTrailingMeasure(
  line: string,
  isCountOf: (name: string, line: string, measure: LeadingMeasure) => boolean = () => false,
): TrailingMeasure | null {
  let tries = 0;
  for (const { 0: mark, index } of line.matchAll(STARTS)) {
    tries += 1;
    if (tries > MOST_STARTS) return null;
    const name = line.slice(0, index).trim();
    if (!/\p{L}(?:\p{L}| ?& ?\p{L})/u.test(name) || /[()]/.test(name)) continue;
    const behind = line.slice(index + mark.length);
    const measure = TEMPERATURE.test(behind) ? null : readLeadingMeasure(behind);
    if (!measure) continue;
    const unit = measure.unit === '' ? unitAlone(measure.rest) : null;
    if (unit !== null) return { name, measure: { ...measure, unit, typedUnit: measure.rest, rest: '' } };
    if (isSetOff(mark.trim(), measure) || isCountOf(name, line, measure)) return { name, measure };
  }
  return null;
}

function isSetOff(mark: string, { unit, rest, inches }: LeadingMeasure): boolean {
  return (unit !== '' || mark !== '') && inches === undefined && !/^\p{L}/u.test(rest.trim());
}
