import { type Line, lineOf, matchAt } from '../language/grammar.ts';
import { type Measure, measureAt, plainAt, type Quantity, textOf } from '../language/measure.ts';

/** An amount and its unit in the form of `unitKey`; '' for pieces. */
export type LineMeasure = Quantity;

/** The amount that a line states before its food. */
export interface LeadingMeasure extends Omit<Measure, 'number' | 'between' | 'unitWords' | 'to'> {
  /** Amount and unit as typed; a unit of measurement by its short name. */
  readonly typedAmount: string;
  readonly typedUnit: string;
  /** The text between the amount and the unit or name, as typed: 'large', '(14.5-ounce)', '400g'. */
  readonly between: string;
  /** The rest of the line. */
  readonly rest: string;
}

/** Units that are always written with their short name; those of packages stay as they are typed. */
const SHORT: ReadonlySet<string> = new Set(
  'cup tbsp tsp lb oz kg g mg ml cl dl l dessertspoon pint quart gallon clove bunch'
    .split(' ')
    .concat('fl oz'),
);

/**
 * Parses the amount before the name of the food: '2 x 400g tins chickpeas', 'about 3 heaped tbsp sugar', '1 cup plus 2
 * tbsp flour', 'pinch of salt'. Returns null when the line begins with the food.
 */
export function readLeadingMeasure(text: string): LeadingMeasure | null {
  const line = lineOf(text);
  const measure = measureAt(line, 0);
  if (measure === null) return null;
  const { number, between, unitWords, to, ...facts } = measure;
  const word = matchAt(line, unitWords.from, 'unit');
  const typed = textOf(line, unitWords);
  return {
    ...facts,
    typedAmount: textOf(line, number),
    typedUnit: SHORT.has(facts.unit) ? String(word?.value ?? facts.unit) : typed,
    between: textOf(line, between),
    rest: restOf(line, to),
  };
}

const restOf = ({ text, tokens }: Line, to: number): string =>
  text
    .slice(tokens[to]?.start ?? text.length)
    .replace(/^[. ]+/, '')
    .trim();

/** The unit that a text consists of, in the form of `unitKey`: 'tablespoons' → 'tbsp'; null if it is another text. */
export function unitAlone(text: string): string | null {
  const line = lineOf(text);
  const unit = matchAt({ ...line, languages: undefined }, 0, 'unit');
  return unit?.to === line.tokens.length && unit.to > 0 ? String(unit.value) : null;
}

/** Parses an amount in a unit of weight or volume at the beginning: '9oz plain flour'. */
export function plainMeasure(text: string): (LineMeasure & { readonly rest: string }) | null {
  const line = lineOf(text);
  const found = plainAt(line, 0);
  return found && { ...found.quantity, rest: restOf(line, found.to) };
}
