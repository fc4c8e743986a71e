import { sayFeet, sayPounds } from './us-units.ts';

/** The figures of the body and of a day's targets, in the order of the form. */
export const BODY_NUMBERS = ['height', 'weight', 'targetWeight'] as const;
export const MACRO_TARGETS = ['targetCalories', 'targetProtein', 'targetCarbs', 'targetFat'] as const;
export const DAILY_TARGETS = [...MACRO_TARGETS, 'waterIntakeGoal', 'sleepGoal'] as const;
export type NumberField = (typeof BODY_NUMBERS)[number] | (typeof DAILY_TARGETS)[number];

interface NumberLook {
  readonly label: string;
  readonly unit: string;
  /** The same in US units, for whoever thinks in those. */
  readonly say?: (value: number) => string;
}

export const NUMBER_LOOKS: Readonly<Record<NumberField, NumberLook>> = {
  height: { label: 'Height', unit: 'cm', say: sayFeet },
  weight: { label: 'Weight', unit: 'kg', say: sayPounds },
  targetWeight: { label: 'Target weight', unit: 'kg', say: sayPounds },
  targetCalories: { label: 'Calories', unit: 'cal' },
  targetProtein: { label: 'Protein', unit: 'g' },
  targetCarbs: { label: 'Carbs', unit: 'g' },
  targetFat: { label: 'Fat', unit: 'g' },
  waterIntakeGoal: { label: 'Water intake', unit: 'L' },
  sleepGoal: { label: 'Sleep', unit: 'hours' },
};
