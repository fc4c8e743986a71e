import {
  formatFeet,
  formatPounds,
  readFeet,
  readPounds,
  writeFeet,
  writePounds,
} from '@game-plan/domain/units/us-units';
import { t } from '#lib/language.ts';

/** The numbers of the body and the daily targets, in the order of the form. */
export const BODY_NUMBERS = ['height', 'weight', 'targetWeight'] as const;
export const MACRO_TARGETS = ['targetCalories', 'targetProtein', 'targetCarbs', 'targetFat'] as const;
export const DAILY_TARGETS = [...MACRO_TARGETS, 'waterIntakeGoal', 'sleepGoal'] as const;
export type NumberField = (typeof BODY_NUMBERS)[number] | (typeof DAILY_TARGETS)[number];

interface NumberFieldFormat {
  readonly label: string;
  readonly unit: string;
  /** Formats the value in US units. */
  readonly format?: (value: number) => string;
}

export const NUMBER_FORMATS: Readonly<Record<NumberField, NumberFieldFormat>> = {
  height: { label: t('Height'), unit: 'cm', format: formatFeet },
  weight: { label: t('Weight'), unit: 'kg', format: formatPounds },
  targetWeight: { label: t('Target weight'), unit: 'kg', format: formatPounds },
  targetCalories: { label: t('Calories'), unit: 'cal' },
  targetProtein: { label: t('Protein'), unit: 'g' },
  targetCarbs: { label: t('Carbs'), unit: 'g' },
  targetFat: { label: t('Fat'), unit: 'g' },
  waterIntakeGoal: { label: 'Water intake', unit: 'L' },
  sleepGoal: { label: t('Sleep'), unit: 'hours' },
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
  messages: { 'Between 1 and 1,000': t('Between 2.3 and 2,204 lb') },
};

export const US_FORMATS: Readonly<Record<UsField, UsFormat>> = {
  height: {
    usUnit: 'ft, in',
    read: readFeet,
    write: writeFeet,
    messages: {
      'Between 1 and 300': t('Between 1 in and 9 ft 10 in'),
      'Enter a number': t('Enter feet and inches, as in 5 ft 11 in'),
    },
  },
  weight: WEIGHT,
  targetWeight: WEIGHT,
};
