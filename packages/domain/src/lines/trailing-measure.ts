import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { readLineUnit, unitKey } from '../units/unit.ts';
import { type LeadingMeasure, readLeadingMeasure } from './leading-measure.ts';
import { isPreparation } from './preparation.ts';

/** A line that names the food first: 'Flour 500g', 'Butter - 100 g', 'Onion – 1, chopped', 'eggs x6'. */
interface TrailingMeasure {
  readonly name: string;
  readonly measure: LeadingMeasure;
}

/** Where an amount after a name may begin. */
const STARTS = /( ?[:–—-] ?|(?<!\d), ?|, | [x×] ?| )(?=[~≈]?[\d¼-¾⅐-⅞.]|half |one )/gi;
const MOST_STARTS = 8;

/**
 * Parses an amount after the name of the food, which must have a unit, a separator before it, or count a food at the end ('eggs 3', 'onions 2
 * large, diced'). Returns null if there is none ('flour type 405'). Expects single spaces. The `rest` of the result is the text after the amount, such as ',
 * chopped'.
 */
export function readTrailingMeasure(line: string): TrailingMeasure | null {
  let tries = 0;
  for (const { 0: mark, index } of line.matchAll(STARTS)) {
    tries += 1;
    if (tries > MOST_STARTS) return null;
    const name = line.slice(0, index).trim();
    if (!/\p{L}{2}/u.test(name) || /[()]/.test(name)) continue;
    const measure = readLeadingMeasure(line.slice(index + mark.length));
    if (!measure) continue;
    const unit = measure.unit === '' ? readLineUnit(measure.rest) : null;
    if (unit !== null)
      return { name, measure: { ...measure, unit: unitKey(unit), typedUnit: unit, rest: '' } };
    if (isSetOff(mark.trim(), measure) || isCountOf(name, line, measure)) return { name, measure };
  }
  return null;
}

/** Larger numbers are of a kind and not a count: 'flour 405', 'rum 151'. */
const MOST_COUNTED = 24;

/** Whether a number without a unit counts the food before it, and ends the line or stands before a preparation. */
function isCountOf(name: string, line: string, { unit, rest, inches, low, high }: LeadingMeasure): boolean {
  const behind = rest.replace(/^[, ]+/, '');
  return (
    unit === '' &&
    inches === undefined &&
    low > 0 &&
    high <= MOST_COUNTED &&
    (behind === '' || isPreparation(behind)) &&
    findFood(name) !== undefined &&
    foodNameKey(findFood(line)?.name ?? '') !== foodNameKey(line)
  );
}

function isSetOff(mark: string, { unit, rest, inches }: LeadingMeasure): boolean {
  return (unit !== '' || mark !== '') && inches === undefined && !/^\p{L}/u.test(rest.trim());
}
