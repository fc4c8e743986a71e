import { decimalOf } from '../language/digits.ts';
import { tokenize } from '../language/tokens.ts';
import { englishNumber } from '../text/english.ts';

/** Exact by the international yard and pound agreement of 1959. */
const CENTIMETRES_AN_INCH = 2.54;
const KILOGRAMS_A_POUND = 0.45359237;
const INCHES_A_FOOT = 12;
const POUNDS_A_STONE = 14;
/** A plain number below this means feet, otherwise inches: nobody is nine feet or nine inches tall. */
const FEWEST_INCHES = 9;

/** Formats centimetres as '5 ft 8 in'. */
export function formatFeet(centimetres: number): string {
  return inFeet(Math.round(centimetres / CENTIMETRES_AN_INCH));
}

/** Formats kilograms as '151 lb'. */
export function formatPounds(kilograms: number): string {
  return `${englishNumber(Math.round(kilograms / KILOGRAMS_A_POUND))} lb`;
}

/** Converts kilograms to pounds, unrounded. */
export const inPounds = (kilograms: number): number => kilograms / KILOGRAMS_A_POUND;

/** Like `formatFeet`, to a tenth of an inch, so that 5 ft 11 in, stored as 180.34 cm, is shown as 5 ft 11 in again. */
export function writeFeet(centimetres: number): string {
  return inFeet(tenths(centimetres / CENTIMETRES_AN_INCH));
}

/** Like `formatPounds`, to a tenth of a pound, so that 150.5 lb, stored as 68.27 kg, is shown as 150.5 lb again. */
export function writePounds(kilograms: number): string {
  return `${englishNumber(tenths(kilograms / KILOGRAMS_A_POUND), 1)} lb`;
}

/** How people write the units of a height or a weight. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  ft: ['ft', 'feet', 'foot', "'", '’', '′'],
  in: ['in', 'inch', 'inches', '"', '“', '”', '″', "''"],
  cm: ['cm'],
  st: ['st', 'stone'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  kg: ['kg'],
};

/** A number and what stands behind it up to the next one; the unit is '' if that is nothing, undefined if it is none. */
interface Typed {
  readonly value: number;
  readonly text: string;
  readonly unit: string | undefined;
}

/** The amounts of which a text consists: 5 ft and 11 in of `5'11"`. NaN for a number that is none. */
function amountsIn(typed: string): Typed[] {
  const tokens = tokenize(typed);
  const starts = tokens.flatMap(({ kind }, at) => (kind === 'number' || at === 0 ? [at] : []));
  return starts.map((start, at) => {
    const unit = tokens.slice(start + 1, starts[at + 1]).map(({ key }) => key);
    if (unit.at(-1) === '.') unit.pop();
    const written = unit.join('');
    const name = Object.keys(UNITS).find((key) => UNITS[key]?.includes(written));
    const [token] = tokens.slice(start);
    return {
      value: decimalOf(token) ?? Number.NaN,
      text: token?.text ?? '',
      unit: written === '' ? '' : name,
    };
  });
}

/**
 * Parses '5 ft 11 in', 5'11", '5 11', '71 in', '71' or '180 cm' to centimetres, rounded to a hundredth. Null for empty
 * text, NaN if it is not a height. '5.11' is refused, because it may mean 5 ft 11 in or 5.11 ft.
 */
export function readFeet(typed: string): number | null {
  const [first, second, ...others] = amountsIn(typed);
  if (!first) return null;
  if (others.length > 0) return Number.NaN;
  const { value, unit } = first;
  if (second) {
    const areBare = unit === '' && second.unit === '' && first.text.length === 1;
    const isFeet = unit === 'ft' && (second.unit === 'in' || second.unit === '');
    return isFeet || (areBare && Number.isInteger(second.value))
      ? inches(INCHES_A_FOOT * value + second.value)
      : Number.NaN;
  }
  if (unit === 'cm') return value;
  if (unit === 'ft') return inches(INCHES_A_FOOT * value);
  if (unit === 'in' || (unit === '' && value >= FEWEST_INCHES)) return inches(value);
  return unit === '' && Number.isInteger(value) && value > 0 ? inches(INCHES_A_FOOT * value) : Number.NaN;
}

/**
 * Parses '165', '165 lb', '11 st 11 lb' or '75 kg' to kilograms, rounded to a hundredth. Null for empty text, NaN if it
 * is not a weight.
 */
export function readPounds(typed: string): number | null {
  const [first, second, ...others] = amountsIn(typed);
  if (!first) return null;
  if (others.length > 0) return Number.NaN;
  const { value, unit } = first;
  const isStone = unit === 'st' && (second === undefined || second.unit === 'lb' || second.unit === '');
  if (isStone) return hundredths((POUNDS_A_STONE * value + (second?.value ?? 0)) * KILOGRAMS_A_POUND);
  if (second) return Number.NaN;
  if (unit === 'kg') return value;
  return unit === 'lb' || unit === '' ? hundredths(value * KILOGRAMS_A_POUND) : Number.NaN;
}

const inches = (value: number): number => hundredths(value * CENTIMETRES_AN_INCH);

function inFeet(value: number): string {
  return `${Math.floor(value / INCHES_A_FOOT)} ft ${tenths(value % INCHES_A_FOOT)} in`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** A US customary fluid ounce: 231 cubic inches divided by 128. */
const MILLILITRES_AN_OUNCE = 29.5735295625;

/** Converts fluid ounces to whole millilitres. */
export function ouncesInMilliliters(ounces: number): number {
  return Math.round(ounces * MILLILITRES_AN_OUNCE);
}

/** Converts millilitres to fluid ounces, unrounded. */
export const inOunces = (milliliters: number): number => milliliters / MILLILITRES_AN_OUNCE;

/** Formats millilitres as '51 fl oz'. */
export function formatOunces(milliliters: number): string {
  return `${englishNumber(Math.round(milliliters / MILLILITRES_AN_OUNCE))} fl oz`;
}
