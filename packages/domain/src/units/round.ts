import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import type { UnitSystem } from './unit.ts';
import { type Measured, MILLILITRES } from './weights/weight.ts';
import { inMetric } from './weights/weight-by-name.ts';

/** An amount of a named food, because measuring depends on the food. */
interface Portion extends Measured {
  readonly name: string;
}

type Steps = readonly (readonly [below: number, step: number])[];

/** Steps of one size, and smaller ones below a number. */
const steps = (step: number, ...smaller: Steps): Steps => [...smaller, [Infinity, step]];

/** The smallest steps in which a cook measures, by unit; other units use halves, and below two the parts of a whole. */
const STEPS: ReadonlyMap<string, Steps> = new Map(
  Object.entries({
    g: steps(5, [10, 1]),
    ml: steps(5, [10, 1]),
    kg: steps(0.05),
    l: steps(0.1, [2, 0.05]),
    lb: steps(0.25),
    oz: steps(0.5, [2, 0.25]),
    'fl oz': steps(0.5),
    pint: steps(0.25),
    'imperial pint': steps(0.25, [2, 0.125]),
    quart: steps(0.25),
    gallon: steps(0.25),
    tsp: steps(0.25, [0.5, 0.125]),
    tbsp: steps(1, [2, 0.25], [5, 0.5]),
    piece: steps(1, [10, 0.5]),
    bunch: steps(0.5),
  }),
);
const HALVES = steps(0.5);

/** Units that are counted in whole numbers: a recipe does not use half a slice. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(
  'clove slice sprig pinch dash handful fillet stalk leaf strip rasher'.split(' '),
);

/** The parts that measuring cups have, and that a cook divides a whole into: half an onion, two thirds of a can. */
const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/**
 * Below this number, these and all units without steps are in parts of a whole, so that a third of a packet is no
 * half.
 */
const DIVIDED_BELOW: ReadonlyMap<string, number> = new Map([
  ['piece', 1],
  ['bunch', 1],
  ['lb', 1],
]);
const DIVIDED_PACKAGES = 2;

/** From this number, cups are rounded to halves. */
const SEVERAL_CUPS = 6;
/** From this number, cups are rounded to whole ones, or converted to larger units. */
const MANY_CUPS = 8;

/** Less of a pint is measured in smaller units. */
const SMALLEST_OF_PINT = 0.24;

/** From this number of ounces, an amount is in pounds, even if it is not a round number of them. */
const MANY_OUNCES = 32;

/** In grams; lighter pieces are not halved, such as olives, dates and shrimps. */
const TOO_SMALL_TO_HALVE = 12;

/** In grams; a heavier piece of bread or dough is a loaf, of which a part is cut. */
export const LIGHTEST_LOAF = 150;

/**
 * Rounds to an amount that can be measured, never to nothing: 1.9 pieces are 2, 0.1 tsp is 0.13 (⅛), 1.5 eggs are
 * 2.
 */
export function roundAmount({ name, amount, unit }: Portion): number {
  if (amount <= 0) return 0;
  if (unit === 'cup') return roundCups(amount);
  if (WHOLE_UNITS.has(unit) || comesWhole(name, unit)) return Math.max(1, Math.round(amount));
  const steps = STEPS.get(unit);
  if (amount < (steps ? (DIVIDED_BELOW.get(unit) ?? 0) : DIVIDED_PACKAGES)) return inParts(amount);
  const step = (steps ?? HALVES).find(([below]) => amount < below)?.[1] ?? 1;
  return Number((Math.max(1, Math.round(amount / step)) * step).toFixed(2));
}

/**
 * An amount as a cook would measure it: rounded, and in a unit that fits its size. 6 tsp are 2 tbsp, 4 tbsp are ¼ cup,
 * 1200 g are 1.2 kg, 8¾ cups of stock are 2.1 l (in US units, 9 cups). Idempotent.
 */
export function cookMeasure({ name, ...measured }: Portion, system?: UnitSystem): Measured {
  if (measured.amount <= 0) return measured;
  let current: Measured = measured;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const fitting = inFittingUnit(name, current, system);
    const next = { ...fitting, amount: roundAmount({ name, ...fitting }) };
    if (next.unit === current.unit && turn > 0) return next;
    current = next;
  }
  return current;
}

/** No amount needs more changes of unit. */
const MOST_TURNS = 5;

/** Whether it is never divided: eggs, slices of bread, tortillas, olives. */
export function comesWhole(name: string, unit: string): boolean {
  if (unit !== 'piece' && unit !== 'item') return false;
  if (foodWords(name).includes('egg')) return true;
  const food = findFood(name);
  const grams = food?.grams.piece;
  if (grams === undefined) return false;
  return food?.category === 'grain' ? grams < LIGHTEST_LOAF : grams <= TOO_SMALL_TO_HALVE;
}

function roundCups(cups: number): number {
  if (cups >= MANY_CUPS) return Math.round(cups);
  if (cups >= SEVERAL_CUPS) return Math.round(cups * 2) / 2;
  return inParts(cups);
}

function inParts(amount: number): number {
  const whole = Math.floor(amount);
  const part = amount - whole;
  const nearest = PARTS.reduce((best, other) =>
    Math.abs(other - part) < Math.abs(best - part) ? other : best,
  );
  return Number(Math.max(1 / 4, whole + nearest).toFixed(2));
}

function inFittingUnit(name: string, measured: Measured, system?: UnitSystem): Measured {
  const { amount, unit } = measured;
  const as = (factor: number, other: string) => ({ amount: amount * factor, unit: other });
  switch (unit) {
    case 'g':
      return amount >= 1000 ? as(1 / 1000, 'kg') : measured;
    case 'ml':
      return amount >= 1000 ? as(1 / 1000, 'l') : measured;
    case 'kg':
      return amount < 1 ? as(1000, 'g') : measured;
    case 'l':
      return amount < 1 ? as(1000, 'ml') : measured;
    case 'oz':
      return amount >= MANY_OUNCES || (amount >= 16 && isPartOf(amount / 16, 4))
        ? as(1 / 16, 'lb')
        : measured;
    case 'lb':
      return amount < 1 && !isPartOf(amount, 4) && !isPartOf(amount, 3) ? as(16, 'oz') : measured;
    case 'pint':
      return amount < SMALLEST_OF_PINT ? as(2, 'cup') : measured;
    case 'imperial pint':
      return amount < SMALLEST_OF_PINT ? as(MILLILITRES.get(unit) ?? Number.NaN, 'ml') : measured;
    case 'tsp':
      return amount >= 6 || (amount >= 3 && isPartOf(amount / 3, 2)) ? as(1 / 3, 'tbsp') : measured;
    case 'tbsp':
      return spoonsInFittingUnit(measured);
    case 'cup':
      if (amount < 0.24 || (amount < 0.47 && !isPartOf(amount, 4) && !isPartOf(amount, 3)))
        return as(16, 'tbsp');
      return amount >= MANY_CUPS && system !== 'us' ? (inMetric(name, amount, unit) ?? measured) : measured;
    default:
      return measured;
  }
}

function spoonsInFittingUnit(measured: Measured): Measured {
  const { amount } = measured;
  if (amount < 0.98 && !isPartOf(amount, 2)) return { amount: amount * 3, unit: 'tsp' };
  const cups = amount / 16;
  const isPartOfCup = amount >= 4 && (isPartOf(cups, 4) || isPartOf(cups, 3));
  return amount >= 8 || isPartOfCup ? { amount: cups, unit: 'cup' } : measured;
}

/** Whether it is about a multiple of a half, third or quarter, as given by `parts`. */
function isPartOf(amount: number, parts: number): boolean {
  const nearest = Math.round(amount * parts) / parts;
  return nearest > 0 && Math.abs(amount - nearest) <= amount * 0.03;
}
