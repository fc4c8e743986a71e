import bought from '@game-plan/lexicon/bought-weights.json' with { type: 'json' };
import usualShares from '@game-plan/lexicon/usual-weights.json' with { type: 'json' };
import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import type { Food } from '../../foods/food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { isPulse } from '../../foods/names/name-words.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { lazy } from '../../lazy.ts';
import type { Amount } from '../amount.ts';
import { isPackage, packageKey, type Size, unitKey } from '../unit.ts';
import { gramsByUnit } from './unit-grams.ts';
import { GRAMS_OF_WEIGHT, gramsOf, MILLILITRES } from './weight.ts';

interface InUnit extends Amount {
  /** In the form of `unitKey`; '' or 'piece' for pieces. */
  readonly unit: string;
}

/** The amount of a food, in all forms that a line may contain. */
export interface ToWeigh extends InUnit {
  readonly food: Food | undefined;
  readonly size?: Size | undefined;
  /** The content of one package or piece. */
  readonly each?: InUnit | undefined;
  /** The same amount in another unit. */
  readonly also?: InUnit | undefined;
  /** The amount in parentheses, for each or in total. */
  readonly total?: (InUnit & { readonly isEach: boolean }) | null | undefined;
  readonly inches?: number | undefined;
  /** The fruit from which the juice or zest is made. */
  readonly pressedFrom?: string | undefined;
  readonly isDrained?: boolean | undefined;
  readonly hasBone?: boolean | undefined;
  /** Whether it is a small variety: 'baby potatoes'. */
  readonly isMini?: boolean | undefined;
  /** Whether it is cut into portions: a steak of a shoulder, not the shoulder. */
  readonly isPortion?: boolean | undefined;
}

export interface WeighedFood {
  readonly grams: number;
  /** Whether the weight is stated or known for this food and unit, as opposed to a usual size or package. */
  readonly isMeasured: boolean;
  /** Whether not even a usual weight is known, so that it only estimates the food's share of a recipe. */
  readonly isGuess: boolean;
}

/** Relative to a large egg: FoodData Central has 38, 44, 50, 56 and 63 g from small to jumbo (FDC 171287). */
const EGG_SIZES: Readonly<Record<Size, number>> = {
  small: 0.76,
  medium: 0.88,
  large: 1,
  'extra large': 1.12,
  jumbo: 1.26,
};

/** Relative to a medium piece, from onions, carrots, potatoes and apples. */
const USUAL_SIZES: Readonly<Record<Size, number>> = {
  small: 0.75,
  medium: 1,
  large: 1.3,
  'extra large': 1.5,
  jumbo: 1.6,
};

/**
 * Relative to a normal piece. A baby potato weighs about 60 of 213 g, a baby carrot 10 to 15 of 61 (FDC 170393), a mini
 * roll half.
 */
const MINI_VEGETABLE = 0.28;
const MINI = 0.5;

/**
 * Grams of a steak or chop without a piece weight in the table. The table's pork chop weighs 200 g, its beef steak 227
 * g.
 */
const PORTION = 200;

/** Relative to a normal can: there are cans of 8 oz, 15 oz and 28 oz. */
const CAN_SIZES: Readonly<Partial<Record<Size, number>>> = { small: 0.53, large: 1.87 };

const GUESS_OF_PACKAGE = 300;

/** The edible grams of a food, at the middle of a range. */
export function weighFood(toWeigh: ToWeigh): WeighedFood {
  const stated = statedGrams(toWeigh);
  if (stated !== null) return { grams: eaten(toWeigh, stated), isMeasured: true, isGuess: false };
  const count = middle(toWeigh);
  const unit = packageKey(toWeigh.unit);
  const { food } = toWeigh;
  if (!food) return guess(undefined, count, unit);
  const weighed = weighByUnit(toWeigh, food, count, unit);
  // '80 of butter' has lost its unit: no recipe uses 80 pieces of that weight.
  const isLost = unit === 'piece' && count > MOST_PIECES && weighed.grams > MOST_IN_PIECES;
  return isLost ? { grams: count, isMeasured: false, isGuess: true } : weighed;
}

const MOST_PIECES = 12;
const MOST_IN_PIECES = 4000;

function weighByUnit(toWeigh: ToWeigh, food: Food, count: number, unit: string): WeighedFood {
  const pressed = usuallyOf(isZest(food.name) ? 'zest' : 'juice', toWeigh.pressedFrom ?? '');
  if (pressed !== undefined && unit === 'piece')
    return { grams: count * pressed, isMeasured: true, isGuess: false };
  const inch = usuallyOf('inch', food.name);
  if (toWeigh.inches !== undefined && inch !== undefined) return usual(count * toWeigh.inches * inch);
  const own = gramsOf(food, count, unit);
  if (own !== null) return bySize(toWeigh, own, unit);
  const packed =
    toWeigh.isPortion && unit === 'piece' ? PORTION : usualWeight(food, unit, unitKey(toWeigh.unit));
  if (packed !== null) return usual(eaten(toWeigh, count * packed * packageSize(toWeigh, unit), unit));
  const millilitres = MILLILITRES.get(unit);
  if (millilitres !== undefined)
    return usual(count * millilitres * (usuallyOf('millilitre', food.category) ?? 1));
  return guess(food, count, unit);
}

const usuals: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(usualShares).map(([what, own]) => [what, new Map(Object.entries(own))]),
);

/** What `weights/usual.yaml` has of a food. */
const usuallyOf = (what: keyof typeof usualShares, name: string): number | undefined =>
  usuals.get(what)?.get(name);

const isZest = saysOneOf(words.zest);

const usual = (grams: number): WeighedFood => ({ grams, isMeasured: false, isGuess: false });

function bySize({ food, size, isMini }: ToWeigh, grams: number, unit: string): WeighedFood {
  if (unit === 'piece' && isMini && food && !isOfMinis(food.name)) {
    return usual(grams * (food.category === 'vegetable' ? MINI_VEGETABLE : MINI));
  }
  if (unit !== 'piece' || !size) return { grams, isMeasured: true, isGuess: false };
  return {
    grams: grams * (isEgg(food?.name ?? '') ? EGG_SIZES : USUAL_SIZES)[size],
    isMeasured: true,
    isGuess: false,
  };
}

const isOfMinis = saysOneOf(words.mini);
const isEgg = saysOneOf(words.egg);

function packageSize({ size }: ToWeigh, unit: string): number {
  if (!size) return 1;
  return (unit === 'can' ? CAN_SIZES[size] : unit === 'package' ? 1 : USUAL_SIZES[size]) ?? 1;
}

/** The grams that the line itself states: '(about 1½ lb)', '400g tins', '9 oz'. */
function statedGrams({ total, each, also, food, ...whole }: ToWeigh): number | null {
  const count = middle(whole);
  const weight = GRAMS_OF_WEIGHT.get(whole.unit);
  if (weight !== undefined) return count * weight;
  const isPackage = CONTAINERS.has(packageKey(whole.unit));
  const own = food && packageKey(whole.unit) === 'piece' ? gramsOf(food, 1, 'piece') : null;
  if (total) {
    const grams = inGrams(total, food) ?? 0;
    const isEach = total.isEach || isPackage || (own !== null && isOfEach(grams, count, own));
    if (grams > 0) return grams * (isEach ? count : 1);
  }
  const one = each ? inGrams(each, food) : null;
  if (one !== null) return one * (isPackage || own === null || isOfEach(one, count, own) ? count : 1);
  return also ? inGrams(also, undefined) : null;
}

/** Whether a weight beside a count, '16 (227 g) crackers', is closer to the usual weight of one than of all. */
function isOfEach(grams: number, count: number, own: number): boolean {
  return count <= 1 || Math.abs(Math.log(grams / own)) <= Math.abs(Math.log(grams / (own * count)));
}

const CONTAINERS: ReadonlySet<string> = new Set(
  'can jar bottle package packet bag box carton tub tube block container'.split(' '),
);

/** Converts weights, volumes of a food with known weight, and contents of packages (as water) to grams. */
function inGrams(measure: InUnit, food: Food | undefined): number | null {
  const weight = GRAMS_OF_WEIGHT.get(measure.unit);
  if (weight !== undefined) return middle(measure) * weight;
  const millilitres = MILLILITRES.get(measure.unit);
  if (!food || millilitres === undefined) return null;
  return gramsOf(food, middle(measure), measure.unit) ?? middle(measure) * millilitres;
}

/** The weight without bones and without the liquid of a can. */
function eaten(
  { food, isDrained, hasBone, unit }: ToWeigh,
  grams: number,
  packed = packageKey(unit),
): number {
  if (!food) return grams;
  if (packed === 'can' || isDrained) {
    const share = drainedShare(food, packed, isDrained);
    if (share !== null) return grams * share;
  }
  const edible = usuallyOf('edible', food.name);
  if (edible !== undefined && food.category === 'protein') return grams * edible;
  if (!hasBone || food.category !== 'protein') return grams;
  return grams * (usuallyOf('with bone', food.name) ?? usuallyOf('with bone', '*') ?? 1);
}

/**
 * The share of a can's or jar's weight that is food. Beans, tuna and the like are always weighed without liquid,
 * because it has almost no energy and the table's rows exclude it. Null if nothing is drained.
 */
function drainedShare(food: Food, packed: string, isDrained: boolean | undefined): number | null {
  if ((packed !== 'can' && packed !== 'jar') || isNotDrained(food.name)) return null;
  const said = foodNameKey(food.name).split(' ');
  const last = said.at(-1) ?? '';
  const share = usuallyOf('drained', said.slice(-2).join(' ')) ?? usuallyOf('drained', last);
  if (share === undefined) return null;
  return isDrained || usuallyOf('always drained', last) !== undefined ? share : null;
}

const isNotDrained = saysOneOf(words['not drained']);

/** A packet of what seasons, raises or sets a dish is small; one of pasta, butter or biscuits is a package. */
const IN_SACHETS: ReadonlySet<string> = new Set(['spice', 'pantry']);

/**
 * The usual weight of one unit; for pieces only if listed.
 * @param typed another word for the same package, which may have a size of its own: a British tin is no American can
 */
function usualWeight(food: Food, unit: string, typed = unit): number | null {
  const asTyped = typed === unit ? undefined : listedWeight(food, typed);
  if (asTyped !== undefined) return asTyped;
  const listed = listedWeight(food, unit);
  if (unit === 'packet' && !IN_SACHETS.has(food.category) && listed === undefined)
    return usualWeight(food, 'package');
  if (unit === 'can' && !isNotDrained(food.name) && isPulse(food.name)) return CAN_OF_BEANS;
  return listed ?? usualWeights().get(unit)?.get('*') ?? null;
}

/** The weight that `weights/bought.tsv` has of a food, by its name or the last word of it. */
function listedWeight({ name }: Food, unit: string): number | undefined {
  const weights = usualWeights().get(unit);
  const key = foodNameKey(name);
  return weights?.get(key) ?? weights?.get(key.split(' ').at(-1) ?? '');
}

/**
 * The edible grams in a package of a food; null if none is usual.
 * @param unit in the form of `unitKey`: 'tin', 'packet'
 */
export function packageGrams(food: Food, unit: string): number | null {
  if (!isPackage(unit)) return null;
  const key = packageKey(unit);
  const listed = [unit, key, ...(key === 'packet' ? ['package'] : [])];
  const isOfOneSize = key === 'can' && (food.aisle === 'canned' || isPulse(food.name));
  const isUsual = isOfOneSize || listed.some((one) => listedWeight(food, one) !== undefined);
  return isUsual ? weighFood({ food, low: 1, high: 1, unit }).grams : null;
}

const CAN_OF_BEANS = 439;

const usualWeights = lazy(() => gramsByUnit(bought));

/** A rough weight; volumes count as water. */
function guess(food: Food | undefined, count: number, unit: string): WeighedFood {
  const any = usualWeights().get(unit)?.get('*');
  const one =
    GRAMS_OF_WEIGHT.get(unit) ??
    MILLILITRES.get(unit) ??
    any ??
    (unit === 'piece' ? guessOfPiece(food, count) : GUESS_OF_PACKAGE);
  return { grams: count * one, isMeasured: false, isGuess: true };
}

const GUESS_OF_UNKNOWN = 100;
const GUESS_OF_MANY = 10;

/** Foods used in large numbers are small. */
function guessOfPiece(food: Food | undefined, count: number): number {
  return count > MOST_PIECES ? GUESS_OF_MANY : (usuallyOf('piece', food?.category ?? '') ?? GUESS_OF_UNKNOWN);
}

function middle({ low, high }: Amount): number {
  return (low + high) / 2;
}
