import { readFeet, readPounds } from '@game-plan/domain/units/us-units';
import { parseNumber } from '#lib/format/parse-number.ts';
import type { NumberField } from './number-fields.ts';

const METRES = /^(\d(?:[.,]\d{1,3})?)\s*(?:m|metres?|meters?)$/;
const METRES_AND_CENTIMETRES = /^(\d)\s*m\s*(\d{2})$/;
/** A height without a unit: '1.75' and '1,75' can only mean metres. */
const METRES_ALONE = /^[12][.,]\d{1,2}$/;
/** Feet or inches, with their signs or names. */
const WITH_FEET = /\d\s*(?:ft|feet|foot|in|inch|inches|['’′"”″])/;

/**
 * Parses '172', '172 cm', '1.72 m', '1m72' or '5 ft 8 in' to centimetres. Null for empty text, NaN if it is not a height.
 */
export function readCentimetres(typed: string): number | null {
  const text = typed.trim().toLowerCase();
  const alone = parseNumber(text.replace(/\s*cm$/, ''));
  if (!Number.isNaN(alone)) return alone;
  const [, metres, centimetres = '0'] = METRES.exec(text) ?? METRES_AND_CENTIMETRES.exec(text) ?? [];
  if (metres !== undefined)
    return Math.round(Number(metres.replace(',', '.')) * 1000) / 10 + Number(centimetres);
  return WITH_FEET.test(text) ? readFeet(text) : Number.NaN;
}

/** Rewrites a typed height that can only be in metres in centimetres: '1.75' becomes '175'. */
export function tidyCentimetres(typed: string): string {
  const text = typed.trim();
  return METRES_ALONE.test(text) ? String(readCentimetres(`${text} m`)) : typed;
}

/** Parses '70', '70.5 kg', '155 lb' or '11 st 4 lb' to kilograms. Null for empty text, NaN if it is not a weight. */
export function readKilograms(typed: string): number | null {
  const alone = parseNumber(typed.trim().replace(/\s*(?:kgs?|kilos?)$/i, ''));
  return Number.isNaN(alone) ? readPounds(typed) : alone;
}

/** A number in one unit, which may be typed behind it: '2000 kcal', '7.5 h'. */
const readWith = (unit: RegExp) => (typed: string) => parseNumber(typed.trim().replace(unit, ''));
const readGrams = readWith(/\s*g(?:rams?)?$/i);

/** Parse the texts of the fields, with or without their units, to stored values; null if empty, NaN if invalid. */
export const NUMBER_READERS: Readonly<Record<NumberField, (typed: string) => number | null>> = {
  height: readCentimetres,
  weight: readKilograms,
  targetWeight: readKilograms,
  targetCalories: readWith(/\s*k?cal(?:ories)?$/i),
  targetProtein: readGrams,
  targetCarbs: readGrams,
  targetFat: readGrams,
  waterIntakeGoal: readWith(/\s*l(?:it(?:er|re)s?)?$/i),
  sleepGoal: readWith(/\s*h(?:(?:ou)?rs?)?$/i),
};
