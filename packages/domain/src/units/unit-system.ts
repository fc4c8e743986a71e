import { findFood } from '../foods/find-food.ts';
import { formatAmount, parseAmount } from './amount.ts';
import { roundAmount } from './round.ts';
import { unitKey } from './unit.ts';
import { GRAMS_OF_WEIGHT, gramsOf, MILLILITRES } from './weight.ts';

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

const POURED =
  /\b(?:milk|water|stock|broth|juice|oil|cream|wine|vinegar|sauce|syrup|honey|tea|coffee|kefir|beer)\b/i;

const LARGE_US_MEASURES: ReadonlySet<string> = new Set(['fl oz', 'pint', 'quart', 'gallon']);
const METRIC_MEASURES: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'l']);

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
  if (unit === 'oz' || unit === 'lb') return inGrams(gramsIn(amount, unit));
  if (unit === 'cup' || LARGE_US_MEASURES.has(unit)) return volumeToMetric(name, amount, unit);
  return undefined;
}

/** What is poured is measured, the rest is weighed, where its weight is known. */
function volumeToMetric(name: string, amount: number, unit: string): Measured {
  const food = POURED.test(name) ? undefined : findFood(name);
  const grams = food ? gramsOf(food, amount, unit) : null;
  if (grams !== null) return inGrams(grams);
  const ml = millilitresIn(amount, unit);
  return ml >= 1000 ? { amount: ml / 1000, unit: 'l' } : { amount: ml, unit: 'ml' };
}

function inGrams(grams: number): Measured {
  return grams >= 1000 ? { amount: grams / 1000, unit: 'kg' } : { amount: grams, unit: 'g' };
}

function toUs(amount: number, unit: string): Measured | undefined {
  if (unit === 'g' || unit === 'kg') return inOunces(gramsIn(amount, unit));
  if (METRIC_MEASURES.has(unit)) return inUsVolume(millilitresIn(amount, unit));
  return undefined;
}

function inOunces(grams: number): Measured {
  const pounds = grams / gramsIn(1, 'lb');
  return pounds >= 1 ? { amount: pounds, unit: 'lb' } : { amount: grams / gramsIn(1, 'oz'), unit: 'oz' };
}

function inUsVolume(ml: number): Measured {
  const [cup, tbsp] = [millilitresIn(1, 'cup'), millilitresIn(1, 'tbsp')];
  if (ml >= cup / 4 - 1) return { amount: ml / cup, unit: 'cup' };
  if (ml >= tbsp - 1) return { amount: ml / tbsp, unit: 'tbsp' };
  return { amount: ml / millilitresIn(1, 'tsp'), unit: 'tsp' };
}

const gramsIn = (amount: number, unit: string) => amount * (GRAMS_OF_WEIGHT.get(unit) ?? Number.NaN);
const millilitresIn = (amount: number, unit: string) => amount * (MILLILITRES.get(unit) ?? Number.NaN);
