import type { Gender } from './profile-options.ts';
import { usesMeanOfSexes } from './resting-energy.ts';
import { figure, type SuggestedFigure } from './suggested-figure.ts';

/** Adequate intake of water from food and drink, in litres a day. */
const TOTAL_WATER: Readonly<Record<Gender, number>> = {
  female: 2,
  male: 2.5,
  other: 2.25,
  prefer_not_to_say: 2.25,
};
/** The share to drink: food provides 20–30 % of the water. */
const DRUNK = 0.8;
const WATER_SOURCE =
  'EFSA Panel on Dietetic Products, Nutrition, and Allergies. Scientific opinion on dietary reference values for water. EFSA Journal 2010;8(3):1459 (adults: 2.0 L for women, 2.5 L for men, food included)';

/** Litres to drink a day, in steps of 0.1. */
export function suggestWater(gender: Gender): SuggestedFigure {
  const total = TOTAL_WATER[gender];
  const value = Math.round(total * DRUNK * 10) / 10;
  const mean = usesMeanOfSexes(gender) ? ' (the mean of women and men)' : '';
  return {
    value,
    unit: 'L',
    formula: `${figure(total)} L of water a day${mean}, of which food brings about 20%: ${figure(total)} × 0.8 = ${figure(value)} L to drink. More in heat and with training.`,
    source: WATER_SOURCE,
  };
}

const SLEEP_SOURCE =
  'Hirshkowitz M et al. National Sleep Foundation’s sleep time duration recommendations. Sleep Health 2015;1(1):40–43';
const OLDER_FROM = 65;

/** Hours of sleep per night: the middle of the recommendation for the adult's age. */
export function suggestSleep(age: number): SuggestedFigure {
  const isOlder = age >= OLDER_FROM;
  const high = isOlder ? 8 : 9;
  const value = (7 + high) / 2;
  return {
    value,
    unit: 'hours',
    formula: `7 to ${high} hours are recommended at ${age} years; the middle is ${figure(value)} hours.`,
    source: SLEEP_SOURCE,
  };
}
