import { LIGHTEST_LOAF } from '../../units/round.ts';
import { GRAMS_OF_WEIGHT, gramsOf } from '../../units/weights/weight.ts';
import type { Stocked } from '../model/stocked.ts';

interface Portioned {
  readonly amount: number;
  readonly unit: string;
  readonly grams: number;
}

/** From this number on, pieces are whole: no recipe asks for half of the fourth carrot. */
const SEVERAL = 3;
const GRAMS_PER_OUNCE = gramsOfWeight('oz');
const GRAMS_PER_POUND = gramsOfWeight('lb');

function gramsOfWeight(unit: string): number {
  return GRAMS_OF_WEIGHT.get(unit) ?? Number.NaN;
}

/**
 * Converts grams to an amount as a cook writes it: in pieces, spoons, cloves, ounces or grams, rounded so that it can
 * be measured. Never more than `most` grams, unless that is less than the smallest measure.
 * @param pieces if it is counted, a multiple of so many: 1 for whole peppers, 2 for the slices of sandwiches
 * @param servings how many eat of it; slices and tortillas are as many for each if that hardly changes their number
 */
export function portion(
  stocked: Stocked,
  grams: number,
  most = Number.POSITIVE_INFINITY,
  pieces?: number,
  servings = 1,
): Portioned {
  const unit = unitFor(stocked, grams);
  const shared =
    pieces === undefined && unit === 'piece' ? forEach(stocked, grams, most, servings) : undefined;
  if (shared) return shared;
  const usual = portionIn(inSpoons(unit, stocked, grams) ?? unit, stocked, grams, most, pieces);
  if (
    pieces === undefined &&
    usual.unit === 'piece' &&
    usual.amount > MOST_PIECES &&
    isWeighedInBulk(stocked)
  )
    return portionIn('g', stocked, grams, most);
  // Three teaspoons are a tablespoon.
  const spooned =
    usual.unit === 'tsp' && usual.amount >= 3 ? portionIn('tbsp', stocked, grams, most, pieces) : usual;
  return inCups(spooned, stocked, Math.min(grams, most)) ?? spooned;
}

/** More than this is weighed: nobody counts fifteen carrots, or the slices of a loaf that is cut into cubes. */
const MOST_PIECES = 8;
const WEIGHED_IN_BULK: ReadonlySet<string> = new Set(['vegetable', 'aromatic', 'fruit', 'spice']);
const isWeighedInBulk = ({ culinary }: Stocked) =>
  WEIGHED_IN_BULK.has(culinary.role) || culinary.kind === 'bread';

const HARDLY = 0.35;
/** More slices for one are a loaf. */
const MOST_FOR_EACH = 3;

/** Slices, tortillas and flatbreads. */
const isForEach = (stocked: Stocked) => stocked.culinary.role === 'base' && !isLoaf(stocked);

function forEach(stocked: Stocked, grams: number, most: number, servings: number): Portioned | undefined {
  if (servings < 2 || !isForEach(stocked)) return undefined;
  const each = gramsOfUnit(stocked, 'piece') ?? Number.NaN;
  const wanted = grams / each;
  const amount = Math.round(wanted / servings) * servings;
  if (amount > MOST_FOR_EACH * servings && stocked.culinary.kind === 'bread') return undefined;
  if (amount === 0 || !(Math.abs(amount - wanted) <= HARDLY * wanted) || amount * each > most * 1.001)
    return undefined;
  return { amount, unit: 'piece', grams: amount * each };
}

/**
 * From eight spoonfuls (four of sugar or cocoa), an amount is given in quarter cups if they are close enough, otherwise
 * in grams.
 */
const MOST_SPOONS = 8;
const MOST_DRY_SPOONS = 4;
const AS_NEAR = 0.06;

/** Leaves, garlic and ginger, of which nobody fills more than four spoons. */
const CHOPPED: ReadonlySet<string> = new Set(['herb', 'aromatic']);

/** Spoons for less than about a quarter cup, for example of flour. */
function inSpoons(unit: string, stocked: Stocked, grams: number): string | undefined {
  if (unit !== 'cup' || gramsOfUnit(stocked, 'tbsp') === null) return undefined;
  return grams < 0.22 * (gramsOfUnit(stocked, 'cup') ?? 0) ? 'tbsp' : undefined;
}

function inCups(spooned: Portioned, stocked: Stocked, grams: number): Portioned | undefined {
  const { role } = stocked.culinary;
  const isDry = role === 'sweetener' || role === 'baking';
  const isChopped = CHOPPED.has(role) && spooned.amount > MOST_DRY_SPOONS;
  if (spooned.unit !== 'tbsp' || (!isChopped && spooned.amount < (isDry ? MOST_DRY_SPOONS : MOST_SPOONS)))
    return undefined;
  if (gramsOfUnit(stocked, 'cup') !== null) {
    const cups = portionIn('cup', stocked, grams, grams * (1 + AS_NEAR));
    const isNear = Math.abs(cups.grams - grams) <= AS_NEAR * grams;
    // More leaves are weighed.
    if (isNear && !(isChopped && cups.amount > 1)) return cups;
  }
  return isDry && spooned.amount < MOST_SPOONS ? undefined : portionIn('g', stocked, grams, grams);
}

function portionIn(unit: string, stocked: Stocked, grams: number, most: number, pieces?: number): Portioned {
  const perUnit = gramsOfUnit(stocked, unit) ?? 1;
  const wanted = Math.min(grams, most) / perUnit;
  const step =
    unit === 'piece' && pieces !== undefined && pieces <= Math.max(1, most / perUnit)
      ? pieces
      : stepOf(stocked, unit, wanted);
  const rounded = Math.max(step, Math.round(wanted / step) * step);
  const isTooMuch = rounded * perUnit > most * 1.001;
  const amount = isTooMuch ? Math.max(step, Math.floor(wanted / step + 0.001) * step) : rounded;
  const tidy = Number(amount.toFixed(2));
  return { amount: tidy, unit, grams: tidy * perUnit };
}

/** Grams of one unit: from the food table if known, otherwise from the cook's measure. */
export function gramsOfUnit(stocked: Weighed, unit: string): number | null {
  const { food, culinary } = stocked;
  if (unit === 'g') return 1;
  if (unit === 'oz') return GRAMS_PER_OUNCE;
  if (unit === 'lb') return GRAMS_PER_POUND;
  // A spoonful of leaves weighs less in the food table than as cooks pack it.
  if (culinary.role === 'herb' || culinary.role === 'spice') return ownGrams(stocked, unit);
  const known = food ? gramsOf(food, 1, unit) : null;
  return known ?? ownGrams(stocked, unit);
}

type Weighed = Pick<Stocked, 'food' | 'culinary'>;

function ownGrams({ culinary: { measure } }: Weighed, unit: string): number | null {
  if (unit === measure.unit) return measure.grams;
  if (unit === 'cup' && measure.unit === 'tbsp') return 16 * measure.grams;
  return unit === 'tbsp' && measure.unit === 'tsp' ? 3 * measure.grams : null;
}

/** The cook's usual unit, unless the food is stored in ounces or cups. */
function unitFor(stocked: Stocked, grams: number): string {
  const { food, culinary, keptIn } = stocked;
  const { unit } = culinary.measure;
  // Naans that are stored by the piece are used by the piece, whatever they weigh.
  if (unit === 'g' && keptIn === 'piece' && food?.category === 'grain' && gramsOf(food, 1, 'piece') !== null)
    return 'piece';
  if (unit === 'g') {
    if (keptIn === 'oz' || keptIn === 'lb') return grams >= GRAMS_PER_POUND ? 'lb' : 'oz';
    if (keptIn === 'cup' && food && gramsOf(food, 1, 'cup') !== null) return 'cup';
  }
  if (unit === 'piece' && food && gramsOf(food, 1, 'piece') === null) return 'g';
  return unit;
}

function isLoaf(stocked: Stocked): boolean {
  return stocked.culinary.role === 'base' && (gramsOfUnit(stocked, 'piece') ?? 0) >= LIGHTEST_LOAF;
}

/** In grams; nobody halves a bay leaf, star anise or a small chili. */
const LIGHTEST_HALVED = 3;

/** Whether its pieces are not halved: eggs, pitas, small spices and scallions. */
function isNeverHalved(stocked: Stocked): boolean {
  const { kind, role, name } = stocked.culinary;
  return (
    kind === 'egg' ||
    role === 'base' ||
    name === 'scallion' ||
    (gramsOfUnit(stocked, 'piece') ?? 0) < LIGHTEST_HALVED
  );
}

function stepOf(stocked: Stocked, unit: string, wanted: number): number {
  switch (unit) {
    case 'piece':
      if (isLoaf(stocked)) return 0.25;
      return wanted >= SEVERAL || isNeverHalved(stocked) ? 1 : 0.5;
    case 'clove':
      return 1;
    case 'tbsp':
    case 'bunch':
      return 0.5;
    case 'tsp':
      return wanted < 1 ? 0.25 : 0.5;
    case 'lb':
    case 'cup':
      return 0.25;
    case 'oz':
      return wanted < 8 ? 0.5 : 1;
    case 'ml':
      return wanted <= 250 ? 10 : 50;
    default:
      return wanted <= 50 ? 5 : 10;
  }
}
