import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import type { Aisle } from '../foods/aisles/aisle.ts';
import { findAisle } from '../foods/aisles/find-aisle.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { foodWords } from '../foods/food-name.ts';
import { isOneOf, saysOneOf } from '../foods/phrases-in.ts';
import { uncookedState } from '../foods/shown-name.ts';
import { formatAmount } from '../units/amount.ts';
import { GRAMS_OF_WEIGHT, gramsOf, MILLILITRES } from '../units/weights/weight.ts';
import { isMetric } from '../units/write-measure.ts';
import type { MissingFood } from './missing-foods.ts';

interface ShopAmount {
  readonly quantity: string;
  readonly unit: string;
}

/** A missing food and everything that its shop amount depends on. */
interface Wanted {
  readonly amount: number;
  readonly unit: string;
  readonly words: readonly string[];
  readonly food: Food | undefined;
  readonly aisle: Aisle;
  /** Weight and volume, if known. */
  readonly grams: number | null;
  readonly millilitres: number | null;
}

/** Package sizes in grams; above the last one, sizes go up in steps of `beyond`. */
interface Sizes {
  readonly sizes: readonly number[];
  readonly beyond: number;
}

const WEIGHED: Sizes = { sizes: [50, 100, 150, 200, 250, 300, 400, 500, 750, 1000], beyond: 500 };
const DRY_GOODS: Sizes = { sizes: [500, 1000], beyond: 500 };
const NUTS: Sizes = { sizes: [100, 200, 300, 500], beyond: 250 };
const BUTTER: Sizes = { sizes: [250], beyond: 250 };
const LOAVES: Sizes = { sizes: [500], beyond: 500 };
/** In millilitres. */
const CARTONS: Sizes = { sizes: [500, 1000], beyond: 500 };
/** In British pints of milk. */
const PINTS: Sizes = { sizes: [1, 2, 4], beyond: 2 };
const CREAM: Sizes = { sizes: [250, 500], beyond: 250 };
const POURED: Sizes = { sizes: [100, 250, 500, 1000], beyond: 500 };
/** In ounces: up to a pound, then in half pounds. */
const OUNCES: Sizes = { sizes: [2, 4, 8, 12, 16], beyond: 8 };

/** A package may hold 5 % less than needed: for half an ounce, a second pound is not bought. Of many packages, only one may. */
const TOLERANCE = 0.05;

const PER_EGG_BOX = 6;
/** The grams in a jar of spice, a jar or bottle of sauce or oil, a drained can of beans, and another can. */
const JAR = { baking: 60, sauces: 500 } as const;
const CAN_OF_BEANS = 240;
const CAN = 400;
/** In grams; more herbs than this are sold as a bag of leaves. */
const HEAVIEST_HERBS = 60;
/** In grams; lighter vegetables and fruit are sold by weight: berries, mushrooms, sprouts. */
const LIGHTEST_PIECE = 25;
/** Up to this number, pieces are counted; more are sold by weight. */
const MOST_PIECES = 6;

const CREAMS: ReadonlySet<string> = new Set(['cream', 'half']);
const CARTONED: ReadonlySet<string> = new Set(
  'milk buttermilk kefir stock broth juice water wine'.split(' '),
);
const isInBakingJars = saysOneOf(words['sold in jars']);
/** How many a pack holds. */
const PACKS_OF = [
  [saysOneOf(words['sold in packs of eight']), 8],
  [saysOneOf(words['sold in packs of four']), 4],
] as const;
const isSliced = saysOneOf(words['sold sliced']);
const isButter = saysOneOf(words['sold like butter']);
const isBeans = saysOneOf(words['sold like beans']);
const isOfEggs = isOneOf(words['sold like eggs']);

/**
 * Rounds a shortfall up to an amount that shops sell: eggs by the half dozen, a jar of a spice, a bunch of herbs, whole
 * vegetables, cartons of milk, packs of pasta, and 50, 100 or 250 g steps by weight. Uses the units of the kitchen,
 * where 'piece' is one of whatever the food is sold as; a can or jar that the recipe counts stays one.
 */
export function shopAmount({ name, amount, unit }: MissingFood): ShopAmount {
  const food = findFood(name);
  const words = foodWords(food?.name ?? name);
  const wanted: Wanted = {
    amount: amount ?? 0,
    unit,
    words,
    food,
    aisle: findAisle(name),
    grams: amount === null ? null : weightOf(food, amount, unit),
    millilitres: amount === null ? null : volumeOf(food, amount, unit),
  };
  const isTyped = !isMeasured(unit) && !['piece', 'item', 'clove', 'bunch'].includes(unit);
  if (isTyped) return pieces(wanted.amount, unit);
  return sold(wanted, words.join(' '));
}

/** Whether one jar or bottle of the food lasts for many recipes. */
export function isSoldByJar(name: string): boolean {
  const food = findFood(name);
  return jarOf({ aisle: findAisle(name), food, words: foodWords(food?.name ?? name) }) !== undefined;
}

function sold(wanted: Wanted, name: string): ShopAmount {
  const { amount, unit, food, aisle, words, grams } = wanted;
  if (isEgg(wanted)) return pieces(Math.ceil(countOf(wanted, 50) / PER_EGG_BOX) * PER_EGG_BOX);
  const jar = jarOf(wanted);
  if (jar !== undefined && unit !== 'bunch') return pieces(unit === 'piece' ? amount : (grams ?? 0) / jar);
  const bunch = food?.grams.bunch;
  if (unit === 'bunch') return pieces(amount, 'bunch');
  if (bunch !== undefined && bunch <= HEAVIEST_HERBS) return pieces(countOf(wanted, bunch), 'bunch');
  if (unit === 'clove')
    return grams === null ? pieces(amount, 'clove') : pieces(grams / (food?.grams.piece ?? grams));
  if (aisle === 'bakery' && food?.grams.piece !== undefined) return baked(wanted, name, food.grams.piece);
  if (aisle === 'canned' && !isDry(food))
    return pieces(countOf(wanted, canOf(food)), isMetric(unit) ? 'tin' : 'can');
  if (unit === 'piece' || unit === 'item') return pieces(amount);
  const piece = food?.grams.piece;
  if (aisle === 'produce' && piece !== undefined && piece >= LIGHTEST_PIECE && grams !== null) {
    const count = Math.ceil((grams / piece) * 0.9);
    if (count <= MOST_PIECES) return pieces(count);
  }
  if (
    words.some((word) => CREAMS.has(word)) &&
    aisle === 'dairy' &&
    !words.includes('cheese') &&
    !words.includes('sour')
  )
    return poured(wanted, CREAM);
  if (unit === 'imperial pint' && words.at(-1) === 'milk') return written(size(amount, PINTS), unit);
  if (isCartoned(words) || aisle === 'drinks') return poured(wanted, CARTONS);
  return weighed(wanted, name);
}

function weighed(wanted: Wanted, name: string): ShopAmount {
  const { unit, amount, grams, aisle } = wanted;
  if (unit === 'oz' || unit === 'lb') {
    const ounces = size(unit === 'oz' ? amount : amount * 16, OUNCES);
    return ounces >= 16 ? written(ounces / 16, 'lb') : written(ounces, 'oz');
  }
  if (grams === null)
    return wanted.millilitres === null || isSpoon(unit) ? pieces(1) : poured(wanted, POURED);
  return inGrams(size(grams, sizesOf(aisle, name, wanted.food)));
}

function sizesOf(aisle: Aisle, name: string, food: Food | undefined): Sizes {
  if (isButter(name) && aisle === 'dairy') return BUTTER;
  if (aisle === 'snacks' || food?.category === 'fruit') return aisle === 'produce' ? WEIGHED : NUTS;
  if (aisle === 'grains' || aisle === 'baking' || isDry(food)) return DRY_GOODS;
  return WEIGHED;
}

function poured(wanted: Wanted, sizes: Sizes): ShopAmount {
  const needed = wanted.millilitres ?? wanted.grams;
  if (needed === null) return pieces(1);
  const ml = size(needed, sizes);
  return ml >= 1000 ? written(ml / 1000, 'l') : written(ml, 'ml');
}

/** Loaves by weight, because one piece of bread is a slice; rolls and tortillas by the pack. */
function baked(wanted: Wanted, name: string, piece: number): ShopAmount {
  const pack = PACKS_OF.find(([isSuch]) => isSuch(name))?.[1];
  const count = countOf(wanted, piece);
  if (pack !== undefined) return pieces(Math.ceil(count / pack) * pack);
  return isSliced(name) ? inGrams(size(count * piece, LOAVES)) : pieces(count);
}

function jarOf({ aisle, food, words }: Pick<Wanted, 'aisle' | 'food' | 'words'>): number | undefined {
  if (aisle === 'sauces') return isCartoned(words) ? undefined : JAR.sauces;
  if (food?.category === 'spice' && aisle !== 'produce') return JAR.baking;
  return aisle === 'baking' && isInBakingJars(words.join(' ')) ? JAR.baking : undefined;
}

/** Whether it is a drink or stock by its last word: milk chocolate and water crackers are not. */
const isCartoned = (words: readonly string[]) => CARTONED.has(words.at(-1) ?? '');

function isEgg({ words, food, aisle }: Wanted): boolean {
  return words.includes('egg') && aisle === 'dairy' && isOfEggs(food?.name ?? '');
}

/** Whether it is a bean, lentil or grain that is neither cooked nor canned. */
function isDry(food: Food | undefined): boolean {
  return (
    food !== undefined &&
    (uncookedState(food) === 'dry' || (food.category === 'pantry' && (food.per100g.calories ?? 0) >= 300))
  );
}

function canOf(food: Food | undefined): number {
  const piece = food?.grams.piece ?? 0;
  if (piece >= 100) return piece;
  return isBeans(food?.name ?? '') ? CAN_OF_BEANS : CAN;
}

/** How many pieces of `gramsOfOne` are wanted; 0 if the amount gives no weight or volume. */
function countOf({ amount, unit, grams, millilitres }: Wanted, gramsOfOne: number): number {
  if (unit === 'piece' || unit === 'item') return amount;
  return (grams ?? millilitres ?? 0) / gramsOfOne;
}

/** The smallest size that is sufficient. */
function size(needed: number, { sizes, beyond }: Sizes): number {
  const least = needed - TOLERANCE * Math.min(needed, sizes.at(-1) ?? beyond);
  return sizes.find((one) => one >= least) ?? Math.ceil(least / beyond) * beyond;
}

const isMeasured = (unit: string) => GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);
const isSpoon = (unit: string) => unit === 'tsp' || unit === 'tbsp';

function weightOf(food: Food | undefined, amount: number, unit: string): number | null {
  return gramsOf(food ?? { grams: {} }, amount, unit);
}

function volumeOf(food: Food | undefined, amount: number, unit: string): number | null {
  const one = MILLILITRES.get(unit);
  if (one !== undefined) return amount * one;
  const [grams, gramsOfMl] = [weightOf(food, amount, unit), weightOf(food, 1, 'ml')];
  return grams === null || gramsOfMl === null ? null : grams / gramsOfMl;
}

/** Rounds to whole pieces, at least one. */
function pieces(count: number, unit = 'piece'): ShopAmount {
  return written(Math.max(1, Math.ceil(count - 0.05)), unit);
}

function inGrams(grams: number): ShopAmount {
  return grams >= 1000 ? written(grams / 1000, 'kg') : written(grams, 'g');
}

function written(amount: number, unit: string): ShopAmount {
  return { quantity: formatAmount(amount), unit };
}
