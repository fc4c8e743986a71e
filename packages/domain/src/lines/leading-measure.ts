import { type Line, lineOf, matchAt, partOf, writtenOf } from '../language/grammar.ts';
import { type Measure, measureAt, type Quantity, textOf } from '../language/measure.ts';
import { isUnitThatIs } from '../language/units.ts';

/** The amount that a line states before its food, and the rest of the line. */
export interface MeasuredRest extends Omit<Measure, 'number' | 'between' | 'unitWords' | 'amountTo' | 'to'> {
  /** Amount and unit as typed; a unit of measurement by its short name. */
  readonly typedAmount: string;
  readonly typedUnit: string;
  /** The text between the amount and the unit or name, as typed: 'large', '(14.5-ounce)', '400g'. */
  readonly between: string;
  readonly rest: Line;
}

/** The same of a text. */
export interface LeadingMeasure extends Omit<MeasuredRest, 'rest'> {
  readonly rest: string;
}

/** An amount and its unit in the form of `unitKey`; '' for pieces. */
export type LineMeasure = Quantity;

/**
 * The amount before the name of the food: '2 x 400g tins chickpeas', 'about 3 heaped tbsp sugar', '1 cup plus 2
 * tbsp flour', 'pinch of salt'. Null when the line begins with the food.
 */
export function measuredAhead(line: Line): MeasuredRest | null {
  const measure = measureAt(line, 0);
  if (measure === null) return null;
  const { number, between, unitWords, amountTo: _, to, ...facts } = measure;
  const word = matchAt(line, unitWords.from, 'unit');
  return {
    ...facts,
    typedAmount: textOf(line, number),
    typedUnit: isUnitThatIs('short', facts.unit)
      ? String(word?.value ?? facts.unit)
      : textOf(line, unitWords),
    between: textOf(line, between),
    rest: partOf(line, line.tokens[to]?.text === '.' ? to + 1 : to),
  };
}

/** Like `measuredAhead`, of a text. */
export function readLeadingMeasure(text: string): LeadingMeasure | null {
  const measure = measuredAhead(lineOf(text));
  return measure && { ...measure, rest: writtenOf(measure.rest) };
}

/** The unit that a line consists of: 'tablespoons' → 'tbsp'; null if it is another text. */
export function unitOf(line: Line): string | null {
  const unit = matchAt({ ...line, languages: undefined }, 0, 'unit');
  return unit?.to === line.tokens.length && unit.to > 0 ? String(unit.value) : null;
}

/** Like `unitOf`, of a text. */
export const unitAlone = (text: string): string | null => unitOf(lineOf(text));
