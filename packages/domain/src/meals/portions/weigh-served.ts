import served from '@game-plan/lexicon/served-weights.json' with { type: 'json' };
import { ADDED_TO, type AddedTo, type NamedGroup } from '@game-plan/lexicon/servings';
import servings from '@game-plan/lexicon/servings.json' with { type: 'json' };
import type { Food } from '../../foods/food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { packageKey } from '../../units/unit.ts';
import { gramsByUnit } from '../../units/weights/unit-grams.ts';
import { weighFood } from '../../units/weights/weigh-food.ts';
import { GRAMS_OF_WEIGHT, gramsOf, MILLILITRES } from '../../units/weights/weight.ts';
import type { TypedAmount } from '../typed/typed-amount.ts';
import { isNamed } from './named-foods.ts';
import { readWritten, type UsualPortion, usualPortion } from './usual-portion.ts';

/** A food whose portion is determined: from the table, or a downloaded one as far as its portions are known. */
export type ServedFood = Food;

export interface Asked {
  readonly food: ServedFood;
  /** The person's usual portion. */
  readonly usual: UsualPortion;
  readonly amount: TypedAmount;
}

const { 'size factors': SIZE_FACTORS, 'helping factors': HELPING_FACTORS } = servings;

/** Whether it is a unit of weight or volume. All others count something. */
const isMeasured = (unit: string) => GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);

/** Spoonfuls may be counted without naming the unit: '2 sugars'. */
const isSpoon = (unit: string) => unit === 'tsp' || unit === 'tbsp';

/** The portion that a typed amount means, given the usual portion. `grams` is for one unit. */
export function weighServed({ food, usual, amount }: Asked): UsualPortion {
  const { count, unit, size, each } = amount;
  if (each) {
    const one = weighOne(food, usual, each.unit) * each.count;
    return { quantity: count ?? 1, unit: unit === '' ? 'piece' : unit, grams: one };
  }
  // The size of a whole pizza applies only with a share of it: 'large pizza' alone may mean some of it.
  const isWhole = size !== null && (!isNamed(food.name, 'pizza') || count !== null);
  const sized = isWhole ? sizedGrams(food, usual, size, unit) : null;
  if (sized !== null) return { quantity: count ?? 1, unit: `${size}`, grams: sized };
  if (unit === '') return count === null ? withSize(usual, size) : counted(food, usual, count, size);
  const whole = usual.quantity * usual.grams;
  if (unit === 'serving')
    return { quantity: count ?? 1, unit, grams: whole * sizeFactor(size, HELPING_FACTORS) };
  const factors = HELD_IN.has(unit) ? HELPING_FACTORS : SIZE_FACTORS;
  const factor = isMeasured(unit) ? 1 : sizeFactor(size, factors);
  // Three pieces of baguette are cut from one.
  const isCut = unit === 'piece' && (count ?? 1) > 1 && isUncutPiece(food, usual);
  const one = isCut ? (servedWeight('slice', food.name) ?? whole) : weighOne(food, usual, unit);
  const grams = (isOfSharedPack(food, one, amount) ? SHARED_PACK_GRAMS : one) * factor;
  // If the weight of one piece is unknown, ten sticks are not ten bars; the usual portion is used.
  const isTooMuch = (count ?? 1) >= FEWEST_PIECES && (count ?? 1) * grams > MOST_USUAL * whole;
  if (isTooMuch && !isMeasured(unit) && servedWeight(unit, food.name) === null)
    return { quantity: count ?? 1, unit, grams: whole / (count ?? 1) };
  return { quantity: count ?? 1, unit, grams };
}

/** Grams of a bag of crisps or a packet of biscuits that is opened for several people. */
const SHARED_PACK_GRAMS = 150;
/** In grams; a larger packet is shared as it is. */
const MOST_OF_ONE = 60;
/** A share that is hardly eaten of a packet for one. */
const SMALL_SHARE = 0.34;
const HALF = 0.5;

/** Whether a share is of a pack that is sold for several people: 'a third of a bag of tortilla chips'. */
function isOfSharedPack({ name, aisle }: ServedFood, grams: number, { count, unit }: TypedAmount): boolean {
  if (!SOLD_IN.has(unit) || count === null || grams >= MOST_OF_ONE) return false;
  return isNamed(name, 'biscuit') ? count <= HALF : count <= SMALL_SHARE && aisle === 'snacks';
}

function sizeFactor(size: string | null, factors: Readonly<Record<string, number>>): number {
  return size === null ? 1 : (factors[size] ?? SIZE_FACTORS[size] ?? 1);
}

/** Whether the table's piece of a food is a whole loaf, melon or cheese, from which people eat cut pieces. */
function isUncutPiece(food: ServedFood, usual: UsualPortion): boolean {
  const piece = usual.unit === 'piece' ? null : gramsOf(food, 1, 'piece');
  return piece !== null && piece >= LEAST_UNCUT * usual.quantity * usual.grams;
}

/** In usual portions. */
const LEAST_UNCUT = 1.5;

/** The most usual portions that a number of pieces may amount to. */
const MOST_USUAL = 6;

function withSize(usual: UsualPortion, size: string | null): UsualPortion {
  const factor = size === null ? 1 : (SIZE_FACTORS[size] ?? 1);
  return {
    ...usual,
    grams: usual.unit === 'g' ? usual.grams : usual.grams * factor,
    quantity: usual.unit === 'g' ? usual.quantity * factor : usual.quantity,
  };
}

/** '2 coffees' are two cups, '2 sugars' two spoons, '3 eggs' three pieces, and '2 couscous' two portions. */
function counted(food: ServedFood, usual: UsualPortion, count: number, size: string | null): UsualPortion {
  const factor = size === null ? 1 : (SIZE_FACTORS[size] ?? 1);
  const served = servedWeight('piece', food.name);
  const whole = usual.quantity * usual.grams;
  const cut = count <= MOST_OF_CAKE && isNamed(food.name, 'cake') ? (served ?? whole) : null;
  if (cut !== null && cut <= SLICE_OF_WHOLE.most)
    return { quantity: count, unit: 'piece', grams: cut * SLICES_OF_CAKE };
  // Half of a food eaten by the bag is half a bag, not half a crisp.
  if (count < 1 && (served ?? gramsOf(food, 1, 'piece') ?? whole) < whole * CRUMB)
    return { ...usual, quantity: count * usual.quantity };
  if (served !== null && !isSpoon(usual.unit))
    return { quantity: count, unit: 'piece', grams: served * factor };
  if (isSpoon(usual.unit)) return { ...usual, quantity: count * usual.quantity };
  // Half a watermelon is not half a slice.
  const uncut = count < 1 && usual.unit === 'slice' ? gramsOf(food, 1, 'piece') : null;
  if (uncut !== null && uncut > usual.grams) return { quantity: count, unit: 'piece', grams: uncut };
  // Gummy bears are not counted by the bag, and crackers not by the handful.
  const isBag = SOLD_IN.has(usual.unit) && count >= FEWEST_OF_BAG;
  if ((isBag || (usual.unit === 'handful' && count >= 2)) && usual.quantity === 1)
    return {
      quantity: count,
      unit: 'piece',
      grams: usual.grams / (isBag ? PIECES_OF_BAG : PIECES_OF_HANDFUL),
    };
  // The same for crisps and sweets whose usual portion is a handful in grams.
  if (usual.unit === 'g' && whole <= MOST_OF_HANDFUL && count >= FEWEST_OF_BAG && isNibbled(food))
    return { quantity: count, unit: 'piece', grams: whole / PIECES_OF_BAG };
  if (usual.unit !== 'piece' && !isMeasured(usual.unit)) {
    // For food served on a plate, a high count means pieces; six coffees are six cups.
    const isPieces = food.category !== 'beverage' && count >= FEWEST_PIECES && HELD_IN.has(usual.unit);
    if (isPieces || isAbsurd(food, count * whole)) return withSize(usual, size);
    return { ...usual, quantity: count * usual.quantity, grams: usual.grams * factor };
  }
  const piece = usual.unit === 'piece' ? usual.grams : gramsOf(food, 1, 'piece');
  const isDrink = food.category === 'beverage';
  if (piece === null && !isDrink && count >= FEWEST_PIECES && whole >= LEAST_WHOLE_PLATE)
    return withSize(usual, size);
  if (piece === null && isAbsurd(food, count * whole)) return withSize(usual, size);
  if (piece === null && usual.unit === 'cup') {
    // A few green beans are pieces, not cups.
    if (food.category === 'vegetable' && count >= FEWEST_OF_CUP) return withSize(usual, size);
    return { ...usual, quantity: count * usual.quantity };
  }
  if (piece === null) return { quantity: count, unit: 'serving', grams: whole };
  const isOwn = size !== null && asSize(size) === size && gramsOf(food, 1, 'piece') === piece;
  const grams = isOwn
    ? weighFood({ food, low: 1, high: 1, unit: 'piece', size: asSize(size) }).grams
    : piece * factor;
  return { quantity: count, unit: 'piece', grams };
}

/** The largest portion, in grams, of food that is nibbled piece by piece. */
const MOST_OF_HANDFUL = 40;

const isNibbled = (food: ServedFood) =>
  food.aisle === 'snacks' && gramsOf(food, 1, 'piece') === null && gramsOf(food, 1, 'slice') === null;

/** If a count alone would give more kcal of one food, it is not taken as that many portions. */
const MOST_COUNTED = 1500;

function isAbsurd(food: ServedFood, grams: number): boolean {
  return ((food.per100g.calories ?? 0) * grams) / 100 > MOST_COUNTED;
}

/** A third or less is cut from the whole cake; half a cake may be half of a slice. */
const MOST_OF_CAKE = 0.34;
const SLICES_OF_CAKE = 8;

/** A piece smaller than this share of a portion is not eaten by halves. */
const CRUMB = 0.2;
const FEWEST_OF_BAG = 3;
/** Approximate number of sweets or biscuits in a small bag. */
const PIECES_OF_BAG = 12;
const PIECES_OF_HANDFUL = 8;
const FEWEST_PIECES = 5;
const FEWEST_OF_CUP = 3;
const HELD_IN: ReadonlySet<string> = new Set(['plate', 'bowl', 'serving', 'cup', 'medium', 'pot']);
const LEAST_WHOLE_PLATE = 140;

function asSize(size: string) {
  return size === 'small' || size === 'medium' || size === 'large' || size === 'extra large'
    ? size
    : 'medium';
}

/** Grams, from the Food Standards Agency's 'Food Portion Sizes'. */
const FRUIT_BOWL = 150;

const DRUNK_FROM: ReadonlySet<string> = new Set(['mug', 'glass']);
const POURED_FROM: ReadonlySet<string> = new Set(['can', 'bottle', 'carton', 'pint']);
/** Maximum kcal per 100 g of food that fills a bowl: fried rice has 170, ice cream 210. */
const MOST_OF_A_BOWLFUL = 300;

/** Grams of meat on a plate, of which the usual portion may be a few slices for bread. */
const LEAST_ON_PLATE = 120;

/** Units that mean a whole dish, and minimum grams of a dish as opposed to a side. */
const WHOLE_IN: ReadonlySet<string> = new Set(['bowl', 'plate', 'piece']);
const LEAST_WHOLE = 200;
const PACKED_IN: ReadonlySet<string> = new Set(['packet', 'pack', 'bag']);
/** Words for one package. */
const SOLD_IN: ReadonlySet<string> = new Set([...PACKED_IN, 'box']);

/** Volumes of which the table has what they hold as served: flakes are heaped on a spoon. */
const LISTED_VOLUMES: ReadonlySet<string> = new Set(['pint', 'tbsp']);

/** Grams of one unit: as in the usual portion, otherwise as served, otherwise as kitchens weigh it. */
function weighOne(food: ServedFood, usual: UsualPortion, unit: string): number {
  if (GRAMS_OF_WEIGHT.has(unit)) return GRAMS_OF_WEIGHT.get(unit) ?? 1;
  const whole = usual.quantity * usual.grams;
  // A bowl of instant noodles holds the packet.
  const isWhole = whole >= LEAST_WHOLE || (unit !== 'piece' && PACKED_IN.has(usual.unit));
  if (SOLD_IN.has(unit) && SOLD_IN.has(usual.unit)) return usual.grams;
  const isDish =
    food.portion !== undefined || (HELD_IN.has(usual.unit) && servedWeight(unit, food.name) === null);
  if (WHOLE_IN.has(unit) && isDish && isWhole && unit !== usual.unit) return whole;
  // A packet of a dish that is served on a plate makes one plate.
  const isOfPlate = food.portion !== undefined && HELD_IN.has(usual.unit) && whole >= LEAST_WHOLE;
  if (isOfPlate && SOLD_IN.has(unit) && servedWeight(unit, food.name) === null) return whole;
  if (unit === usual.unit || (unit === 'piece' && usual.unit === 'slice')) return usual.grams;
  const served = servedWeight(unit, food.name) ?? (unit === 'packet' ? servedWeight('bag', food.name) : null);
  if (served !== null && (!MILLILITRES.has(unit) || LISTED_VOLUMES.has(unit))) return served;
  const millilitres = MILLILITRES.get(unit);
  if (millilitres !== undefined && food.category === 'beverage' && gramsOf(food, 1, unit) === null)
    return millilitres;
  // A piece of a food without pieces of its own, such as cheese, is what is cut off at once.
  if (unit === 'piece' && usual.unit === 'g' && gramsOf(food, 1, 'piece') === null && served === null)
    return whole;
  if (unit === 'slice') {
    const isServed = food.parts !== undefined || isNamed(food.name, 'cut') || food.category === 'fruit';
    const isUnknown = gramsOf(food, 1, 'slice') === null && sliceOf(food) < LEAST_SLICE;
    return isServed && isUnknown ? Math.min(whole, MOST_SLICE) : sliceOf(food);
  }
  // A bowl or plate of meat, fish or tofu contains one portion of it.
  if (
    (unit === 'bowl' || unit === 'plate') &&
    food.category === 'protein' &&
    food.parts === undefined &&
    (food.cook !== undefined || usual.unit === 'g')
  )
    return food.cook === undefined ? Math.max(whole, LEAST_ON_PLATE) : whole;
  // A bowl of cut fruit is one portion.
  if (unit === 'bowl' && food.category === 'fruit') return FRUIT_BOWL;
  // A bowl is not filled with nuts or dry noodles; for such rich food it means one portion.
  if (
    (HELD_IN.has(unit) || DRUNK_FROM.has(unit)) &&
    unit !== 'cup' &&
    (food.per100g.calories ?? 0) > MOST_OF_A_BOWLFUL
  )
    return whole;
  // Biscuits are not sold in cans: 'club orange can' is a drink of a biscuit's name.
  if (POURED_FROM.has(unit) && usual.unit === 'piece' && (food.per100g.calories ?? 0) > MOST_OF_A_BOWLFUL)
    return whole;
  const others = SERVED_BY_UNIT.get(unit)?.get('*') ?? null;
  // A bag of anything but a snack holds at least a portion: cooked rice, salad.
  if (others !== null && !MILLILITRES.has(unit)) return SOLD_IN.has(unit) ? Math.max(others, whole) : others;
  if (!KNOWN_PACKAGES.has(unit) && gramsOf(food, 1, unit) === null && millilitres === undefined)
    return usual.quantity * usual.grams;
  return weighFood({ food, low: 1, high: 1, unit: packageKey(unit) }).grams;
}

/** Packages and pieces that kitchens weigh. */
const KNOWN_PACKAGES: ReadonlySet<string> = new Set(
  'piece slice can tin jar bottle pack packet package bag box bar block stick strip rasher fillet leaf bunch cube ball wedge clove ear head ring spear floret half link scoop square glass shot handful knob pinch dash loaf roll segment pat nest'.split(
    ' ',
  ),
);

/** Grams of the smallest and largest slice of a dish, dessert or melon of unknown weight. */
const LEAST_SLICE = 35;
const MOST_SLICE = 120;
const SLICE_OF_WHOLE = { least: 40, most: 300 };

/** The weight of a slice. For food that is sold by the slice, such as cakes and pizzas, it is a piece. */
function sliceOf(food: ServedFood): number {
  const kitchen = weighFood({ food, low: 1, high: 1, unit: 'slice' });
  const { piece = 0 } = food.grams;
  const isCut = food.category === 'grain' || isNamed(food.name, 'cut');
  const isWhole = isCut && piece >= SLICE_OF_WHOLE.least && piece <= SLICE_OF_WHOLE.most;
  return isWhole ? piece : kitchen.grams;
}

function sizedGrams(food: ServedFood, usual: UsualPortion, size: string, unit: string): number | null {
  if (unit !== '' && !['cup', 'glass', 'mug', 'serving', 'bag'].includes(unit)) return null;
  const own = ownSize(food, size);
  const grams = own?.grams[size];
  if (grams === undefined) return null;
  const isOfOwnSizes = usual.grams < SMALL_COFFEE || (usual.grams > LARGE_DRINK && RELATIVE_SIZES.has(size));
  return own?.group === 'coffee' && isOfOwnSizes ? usual.grams * (SIZE_FACTORS[size] ?? 1) : grams;
}

/** The group of a food that is served in this size, with the grams; undefined if there is none. */
const ownSize = ({ name, category }: ServedFood, size: string) =>
  servings.sizes.find(
    (served) =>
      (served.category === 'any' || served.category === category) &&
      served.grams[size] !== undefined &&
      isNamed(name, served.group),
  );

/**
 * In grams. An espresso and a cortado are smaller than other coffees and have their own sizes; a bubble tea is
 * larger.
 */
const SMALL_COFFEE = 150;
const LARGE_DRINK = 450;
/** Sizes that every shop has, unlike a 'tall' or 'grande' drink of one chain. */
const RELATIVE_SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'regular', 'large', 'extra large']);

const SERVED_BY_UNIT = gramsByUnit(served);

/** The weight of one unit of exactly this food as served; null if it is not in the table. */
function servedWeight(unit: string, name: string): number | null {
  return SERVED_BY_UNIT.get(unit)?.get(foodNameKey(name)) ?? null;
}

const ADDED: ReadonlyMap<AddedTo, ReadonlyMap<string, string>> = new Map(
  ADDED_TO.map((main) => [
    main,
    new Map(
      Object.entries(servings.added[main]).flatMap(([portion, names]) =>
        names.map((name) => [name, portion] as const),
      ),
    ),
  ]),
);

/** How much of a food is added to what the main food is, '30 g'. */
const addedTo = (main: AddedTo, { name }: ServedFood): string | undefined => ADDED.get(main)?.get(name);

const MOST_SPREAD = 6;
/** Grams of a piece that gets its own spread; smaller ones share it, such as five crackers. */
const LEAST_SPREAD_ON = 18;

/** Milk is poured in proportion to the cereal, from half a usual bowl to one and a half. */
const POURED = { least: 0.5, most: 1.5 };

function pouredOn(
  milk: UsualPortion,
  { food, served }: { readonly food: ServedFood; readonly served: UsualPortion },
): UsualPortion {
  const bowl = usualPortion(food);
  const share = (served.quantity * served.grams) / (bowl.quantity * bowl.grams);
  const times = Math.min(POURED.most, Math.max(POURED.least, share));
  return { ...milk, quantity: Math.round(milk.quantity * times) };
}

/** How much of a food is added to another: a splash of milk in coffee, butter on each of two toasts. */
export function addedPortion(
  { food, usual }: Pick<Asked, 'food' | 'usual'>,
  main: { readonly food: ServedFood; readonly served: UsualPortion },
): UsualPortion {
  const isMain = (group: NamedGroup) => isNamed(main.food.name, group);
  const isDrink = main.food.category === 'beverage' && isMain('stirred');
  const isEach = isMain('bread') && isNamed(food.name, 'spread') && !isNamed(food.name, 'bread');
  const onSlice = isEach ? addedTo('bread', food) : undefined;
  const given =
    (isMain('pancake') ? addedTo('pancake', food) : undefined) ??
    onSlice ??
    (isDrink ? addedTo('stirred', food) : undefined) ??
    addedTo('anything', food);
  const portion = given === undefined ? usual : portionOf(readWritten(given));
  if (isMain('cereal') && isNamed(food.name, 'milk')) return pouredOn(portion, main);
  const pieces = ['piece', 'slice'].includes(main.served.unit) ? Math.round(main.served.quantity) : 1;
  // A rice cake is light, but as wide as a slice of bread.
  const asSlices = isMain('wide') ? pieces : Math.round((pieces * main.served.grams) / LEAST_SPREAD_ON);
  const cups = isDrink && main.served.unit !== 'g' ? Math.round(main.served.quantity) : 1;
  if (cups > 1 && cups <= MOST_SPREAD) return { ...portion, quantity: portion.quantity * cups };
  const times = isEach ? Math.min(MOST_SPREAD, Math.max(1, Math.min(pieces, asSlices))) : 1;
  // Half a slice of toast has half the butter.
  const isCut = isEach && ['piece', 'slice'].includes(main.served.unit) && main.served.quantity < 1;
  const share = isCut ? main.served.quantity : 1;
  const filled = onSlice === undefined ? 1 : asLargeAs(main.served);
  return {
    ...portion,
    quantity: (filled === 1 ? portion.quantity : Math.round(portion.quantity * filled)) * times * share,
  };
}

/** A roll or a bagel holds more than a slice of bread. */
function asLargeAs({ unit, grams }: UsualPortion): number {
  return unit === 'g' ? 1 : Math.min(MOST_OF_SLICES, Math.max(1, grams / SLICE_GRAMS));
}

const SLICE_GRAMS = 35;
const MOST_OF_SLICES = 1.75;

function portionOf({ quantity, unit, grams }: ReturnType<typeof readWritten>): UsualPortion {
  return { quantity, unit, grams: grams ?? 1 };
}
