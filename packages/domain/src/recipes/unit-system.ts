import { formatAmount, parseAmount } from '../amounts.ts';
import { findFood } from '../foods/find-food.ts';
import { gramsOf } from '../nutrition.ts';
import { unitKey } from '../shopping/shopping-unit.ts';
import { roundAmount } from './round-amount.ts';

export type UnitSystem = 'metric' | 'us';

interface Line {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

interface Measured {
  readonly amount: number;
  readonly unit: string;
}

/** As in `nutrition.ts`: NIST Handbook 44, Appendix C. */
const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;
const ML_PER_CUP = 236.588;
const ML_PER_TBSP = 14.787;
const ML_PER_TSP = 4.929;

const POURED =
  /\b(?:milk|water|stock|broth|juice|oil|cream|wine|vinegar|sauce|syrup|honey|tea|coffee|kefir|beer)\b/i;

/** A line in grams and millilitres, or in ounces and cups; spoons, pieces and what cannot be converted stay. */
export function inUnitSystem<L extends Line>(line: L, system: UnitSystem): L {
  const amount = parseAmount(line.amount);
  if (amount === null || amount === 0) return line;
  const unit = unitKey(line.unit);
  const converted = system === 'metric' ? toMetric(line.name, amount, unit) : toUs(amount, unit);
  if (!converted) return line;
  const rounded = roundAmount(converted.amount, converted.unit);
  return { ...line, amount: formatAmount(rounded), unit: converted.unit };
}

function toMetric(name: string, amount: number, unit: string): Measured | undefined {
  switch (unit) {
    case 'oz':
      return inGrams(amount * GRAMS_PER_OUNCE);
    case 'lb':
      return inGrams(amount * OUNCES_PER_POUND * GRAMS_PER_OUNCE);
    case 'cup':
      return cupsToMetric(name, amount);
    default:
      return undefined;
  }
}

/** What is poured is measured, the rest is weighed, where its weight is known. */
function cupsToMetric(name: string, cups: number): Measured {
  const food = POURED.test(name) ? undefined : findFood(name);
  const grams = food ? gramsOf(food, cups, 'cup') : null;
  if (grams !== null) return inGrams(grams);
  const ml = cups * ML_PER_CUP;
  return ml >= 1000 ? { amount: ml / 1000, unit: 'l' } : { amount: ml, unit: 'ml' };
}

function inGrams(grams: number): Measured {
  return grams >= 1000 ? { amount: grams / 1000, unit: 'kg' } : { amount: grams, unit: 'g' };
}

function toUs(amount: number, unit: string): Measured | undefined {
  switch (unit) {
    case 'g':
      return inOunces(amount / GRAMS_PER_OUNCE);
    case 'kg':
      return inOunces((amount * 1000) / GRAMS_PER_OUNCE);
    case 'ml':
      return inUsVolume(amount);
    case 'l':
      return inUsVolume(amount * 1000);
    default:
      return undefined;
  }
}

function inOunces(ounces: number): Measured {
  return ounces >= OUNCES_PER_POUND
    ? { amount: ounces / OUNCES_PER_POUND, unit: 'lb' }
    : { amount: ounces, unit: 'oz' };
}

function inUsVolume(ml: number): Measured {
  if (ml >= ML_PER_CUP / 4 - 1) return { amount: ml / ML_PER_CUP, unit: 'cup' };
  if (ml >= ML_PER_TBSP - 1) return { amount: ml / ML_PER_TBSP, unit: 'tbsp' };
  return { amount: ml / ML_PER_TSP, unit: 'tsp' };
}
