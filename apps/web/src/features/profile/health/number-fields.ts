import { parseNumber } from '#lib/format/parse-number.ts';
import {
  formatFeet,
  formatPounds,
  readCentimetres,
  readFeet,
  readKilograms,
  readPounds,
  tidyCentimetres,
  writeFeet,
  writePounds,
} from '#lib/format/us-units.ts';

/** The numbers of the body and the daily targets, in the order of the form. */
export const BODY_NUMBERS = ['height', 'weight', 'targetWeight'] as const;
export const MACRO_TARGETS = ['targetCalories', 'targetProtein', 'targetCarbs', 'targetFat'] as const;
export const DAILY_TARGETS = [...MACRO_TARGETS, 'waterIntakeGoal', 'sleepGoal'] as const;
export type NumberField = (typeof BODY_NUMBERS)[number] | (typeof DAILY_TARGETS)[number];

interface NumberFieldFormat {
  readonly label: string;
  readonly unit: string;
  /** Parses a text as typed, with or without its unit; null if empty, NaN if invalid. */
  readonly read: (typed: string) => number | null;
  /** Rewrites the typed text when the person leaves the field. */
  readonly tidy?: (typed: string) => string;
  /** Formats the value in US units. */
  readonly format?: (value: number) => string;
}

/** A number in one unit, which may be typed behind it: '2000 kcal', '7.5 h'. */
const readWith = (unit: RegExp) => (typed: string) => parseNumber(typed.trim().replace(unit, ''));
const readGrams = readWith(/\s*g(?:rams?)?$/i);

export const NUMBER_FORMATS: Readonly<Record<NumberField, NumberFieldFormat>> = {
  height: { label: 'Height', unit: 'cm', read: readCentimetres, tidy: tidyCentimetres, format: formatFeet },
  weight: { label: 'Weight', unit: 'kg', read: readKilograms, format: formatPounds },
  targetWeight: { label: 'Target weight', unit: 'kg', read: readKilograms, format: formatPounds },
  targetCalories: { label: 'Calories', unit: 'cal', read: readWith(/\s*k?cal(?:ories)?$/i) },
  targetProtein: { label: 'Protein', unit: 'g', read: readGrams },
  targetCarbs: { label: 'Carbs', unit: 'g', read: readGrams },
  targetFat: { label: 'Fat', unit: 'g', read: readGrams },
  waterIntakeGoal: { label: 'Water intake', unit: 'L', read: readWith(/\s*l(?:it(?:er|re)s?)?$/i) },
  sleepGoal: { label: 'Sleep', unit: 'hours', read: readWith(/\s*h(?:(?:ou)?rs?)?$/i) },
};

/** The numbers that can be shown in feet, inches and pounds. */
export type UsField = (typeof BODY_NUMBERS)[number];

interface UsFormat {
  readonly usUnit: string;
  /** Parses a text to the stored value; null if empty, NaN if invalid. */
  readonly read: (typed: string) => number | null;
  readonly write: (value: number) => string;
  /** The error messages of the stored value, in these units. */
  readonly messages: Readonly<Record<string, string>>;
}

const WEIGHT: UsFormat = {
  usUnit: 'lb',
  read: readPounds,
  write: writePounds,
  messages: { 'Between 1 and 1,000': 'Between 2.3 and 2,204 lb' },
};

export const US_FORMATS: Readonly<Record<UsField, UsFormat>> = {
  height: {
    usUnit: 'ft, in',
    read: readFeet,
    write: writeFeet,
    messages: {
      'Between 1 and 300': 'Between 1 in and 9 ft 10 in',
      'Enter a number': 'Enter feet and inches, as in 5 ft 11 in',
    },
  },
  weight: WEIGHT,
  targetWeight: WEIGHT,
};
