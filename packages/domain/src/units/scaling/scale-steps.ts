import { foodWords, pluralOf } from '../../foods/food-name.ts';
import { formatAmount, parseAmount } from '../amount.ts';
import { cookMeasure, roundAmount } from '../round.ts';
import { packageKey, type UnitSystem } from '../unit.ts';
import { inUnitSystem } from '../unit-system.ts';
import { inUs, isCounted, type Measured } from '../weights/weight.ts';
import { inMetric } from '../weights/weight-by-name.ts';
import { isMetric, unitWord } from '../write-measure.ts';
import { writeNumber } from '../write-number.ts';
import { scaleRecipe } from './scale.ts';
import { type StepAmount, StepAmounts, type StepUnit } from './step-amounts.ts';

interface Line {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

/**
 * Converts the steps of a recipe to another number of servings, and to other units if `system` is given: every amount
 * of an ingredient line, or of water, is written as in the list of ingredients. Times, temperatures, pan sizes, numbers
 * of portions and shares ('half of the flour') do not change.
 */
export function scaleSteps(
  steps: readonly string[],
  lines: readonly Line[],
  fromServings: number,
  toServings: number,
  system?: UnitSystem,
): readonly string[] {
  const isScaled = fromServings !== toServings && fromServings > 0 && toServings > 0;
  if (!isScaled && !system) return steps;
  const factor = isScaled ? toServings / fromServings : 1;
  const amounts = new StepAmounts(lines);
  const scaled = scaleRecipe(lines, fromServings, toServings);
  const listed = system ? scaled.map((line) => inUnitSystem(line, system)) : scaled;
  const scaledOf = new Map<Line, Line>(lines.map((line, at) => [line, scaled[at] ?? line]));
  const listedOf = new Map<Line, Line>(lines.map((line, at) => [line, listed[at] ?? line]));
  return steps.map((step) => {
    const found = amounts.find(step);
    return replace(
      step,
      found.flatMap((amount, at) => {
        return isWrittenTwice(found, at)
          ? rewrite(step, amount, factor, undefined, scaledOf.get(amount.line))
          : rewrite(step, amount, factor, system, listedOf.get(amount.line));
      }),
    );
  });
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function replace(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: written } of replacements) {
    result += text.slice(at, start) + written;
    at = end;
  }
  return result + text.slice(at);
}

/** '200 g (7 oz) spinach' already contains both systems. */
const isWrittenTwice = (found: readonly StepAmount<Line>[], at: number): boolean =>
  found[at]?.isAgain === true || found[at + 1]?.isAgain === true;

function rewrite(
  step: string,
  found: StepAmount<Line>,
  factor: number,
  system: UnitSystem | undefined,
  listed: Line | undefined,
): Replacement[] {
  const { line, amount, low, unit, noun, start, end } = found;
  const key = unit?.key ?? countUnit(line);
  const measured =
    isWhole(found, key) && listed
      ? measuredIn(listed)
      : measure({ name: line.name, amount: amount * factor, unit: key }, system, low !== null);
  const isSame = measured.unit === key && factor === 1;
  if (isSame) return [];
  const number = low ? range(line.name, low, amount, measured) : write(measured.amount, measured.unit);
  const written = unit ? withUnit(number, unit, measured) : number;
  const replaced = [{ start, end, text: written }];
  return noun ? [...replaced, ...agree(step, noun, amount, measured.amount)] : replaced;
}

/** Whether a step uses the whole amount of a line, so that it must be written as in the list. */
function isWhole({ line, amount, low }: StepAmount<Line>, key: string): boolean {
  const all = parseAmount(line.amount);
  if (low !== null || all === null || all === 0) return false;
  return countUnit(line) === key || packageKey(line.unit) === key
    ? Math.abs(all - amount) <= all * 0.01
    : false;
}

const countUnit = (line: Line) => (isCounted(line.unit) ? packageKey(line.unit) : 'piece');

function measuredIn(line: Line): Measured {
  return { amount: parseAmount(line.amount) ?? 0, unit: packageKey(line.unit) };
}

interface Portion extends Measured {
  readonly name: string;
}

/** For a range, both ends get the same unit, so that it stays a range. */
function measure(portion: Portion, system: UnitSystem | undefined, isRange: boolean): Measured {
  const { name, amount, unit } = portion;
  const converted =
    (system === 'metric' && inMetric(name, amount, unit)) ||
    (system === 'us' && inUs(amount, unit)) ||
    portion;
  return isRange
    ? { unit: converted.unit, amount: roundAmount({ name, amount: converted.amount, unit: converted.unit }) }
    : cookMeasure({ name, amount: converted.amount, unit: converted.unit }, system);
}

const write = (amount: number, unit: string) => (isMetric(unit) ? formatAmount(amount) : writeNumber(amount));

function range(
  name: string,
  low: NonNullable<StepAmount<Line>['low']>,
  high: number,
  measured: Measured,
): string {
  const { amount, unit } = measured;
  const lowest = roundAmount({ name, unit, amount: (amount * low.amount) / high });
  return lowest >= amount
    ? write(amount, unit)
    : `${write(lowest, unit)}${low.separator}${write(amount, unit)}`;
}

/** Keeps the wording of the step if the unit is unchanged. */
function withUnit(
  number: string,
  { gap, text, key, isEnglish }: StepUnit,
  { amount, unit }: Measured,
): string {
  const isHyphened = gap === '-';
  if (unit !== key) return `${number}${isHyphened ? '-' : ' '}${isHyphened ? unit : unitWord(unit, amount)}`;
  return `${number}${gap}${isEnglish && !isHyphened ? unitWord(key, amount, text) : text}`;
}

/** Makes the noun agree with the number: '1 onion' → '2 onions' and back. '2 chicken' and '1 garlic' do not change. */
function agree(
  step: string,
  noun: NonNullable<StepAmount<Line>['noun']>,
  before: number,
  after: number,
): Replacement[] {
  const { start, end } = noun;
  const text = step.slice(start, end);
  const one = foodWords(text).join(' ');
  const isSingular = one === text.toLowerCase();
  if (before <= 1 && after > 1 && isSingular) return [{ start, end, text: pluralOf(text) }];
  if (before > 1 && after <= 1 && !isSingular) return [{ start, end, text: one }];
  return [];
}
