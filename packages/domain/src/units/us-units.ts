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

const N = String.raw`(\d+(?:[.,]\d+)?)`;
const FEET = new RegExp(
  String.raw`^${N}\s*(?:ft|feet|foot|['’′])\.?\s*(?:${N}\s*(?:in|inch|inches|["”″]|'')?\.?)?$`,
);
const INCHES = new RegExp(String.raw`^${N}\s*(?:in|inch|inches|["”″])\.?$`);
const BOTH = /^(\d) (\d{1,2})$/;
const CENTIMETRES = new RegExp(`^${N}\\s*cm$`);
const STONE = new RegExp(String.raw`^${N}\s*(?:st|stone)\.?\s*(?:${N}\s*(?:lbs?|pounds?)?\.?)?$`);
const POUNDS = new RegExp(String.raw`^${N}\s*(?:lbs?|pounds?)?\.?$`);
const KILOGRAMS = new RegExp(String.raw`^${N}\s*kg$`);

/**
 * Parses '5 ft 11 in', 5'11", '5 11', '71 in', '71' or '180 cm' to centimetres, rounded to a hundredth. Null for empty
 * text, NaN if it is not a height. '5.11' is refused, because it may mean 5 ft 11 in or 5.11 ft.
 */
export function readFeet(typed: string): number | null {
  const text = plain(typed);
  if (text === '') return null;
  const both = FEET.exec(text) ?? BOTH.exec(text);
  if (both) return hundredths((INCHES_A_FOOT * number(both[1]) + number(both[2])) * CENTIMETRES_AN_INCH);
  const centimetres = CENTIMETRES.exec(text);
  if (centimetres) return number(centimetres[1]);
  const inches = INCHES.exec(text);
  if (inches) return hundredths(number(inches[1]) * CENTIMETRES_AN_INCH);
  const alone = text === '' ? Number.NaN : Number(text);
  if (alone >= FEWEST_INCHES) return hundredths(alone * CENTIMETRES_AN_INCH);
  return Number.isInteger(alone) && alone > 0
    ? hundredths(alone * INCHES_A_FOOT * CENTIMETRES_AN_INCH)
    : Number.NaN;
}

/**
 * Parses '165', '165 lb', '11 st 11 lb' or '75 kg' to kilograms, rounded to a hundredth. Null for empty text, NaN if it
 * is not a weight.
 */
export function readPounds(typed: string): number | null {
  const text = plain(typed);
  if (text === '') return null;
  const kilograms = KILOGRAMS.exec(text);
  if (kilograms) return number(kilograms[1]);
  const stone = STONE.exec(text);
  if (stone) return hundredths((POUNDS_A_STONE * number(stone[1]) + number(stone[2])) * KILOGRAMS_A_POUND);
  const pounds = POUNDS.exec(text);
  return pounds ? hundredths(number(pounds[1]) * KILOGRAMS_A_POUND) : Number.NaN;
}

function inFeet(inches: number): string {
  return `${Math.floor(inches / INCHES_A_FOOT)} ft ${tenths(inches % INCHES_A_FOOT)} in`;
}

/** Lower case, without thousands separators. */
function plain(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2');
}

const number = (digits: string | undefined) => Number((digits ?? '0').replace(',', '.'));
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
