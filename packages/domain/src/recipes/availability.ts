import { atHomeMatcher } from '../at-home/at-home-matcher.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { substitutesOf } from '../foods/substitutes/substitutes.ts';
import { hasNumber } from '../language/tokens.ts';
import { readLine } from '../lines/read-line.ts';
import { memoize } from '../memoize.ts';
import { formatAmount, parseAmount } from '../units/amount.ts';
import { cookMeasure } from '../units/round.ts';
import { countUnit, isPackage } from '../units/unit.ts';
import { unitRatio } from '../units/weights/unit-ratio.ts';
import { availableAmount } from './inventory/available-amount.ts';
import { cannedName } from './inventory/canned-name.ts';
import { asPacked, correctedName, foodsListed, inventoryFood } from './inventory/inventory-food.ts';

/** A line of a recipe, scaled to the servings that are cooked. */
export interface NeededLine {
  readonly name: string;
  /** As written in recipes: '2', '1/2', 'to taste'. */
  readonly amount: string;
  readonly unit: string;
}

/** An ingredient of the kitchen that may be used; expired ones are left out. */
export interface InventoryItem {
  readonly name: string;
  /** As typed: '2', '1/2', 'some'. */
  readonly quantity: string;
  readonly unit: string;
}

export interface LineAvailability {
  /** Whether there is enough of it. */
  readonly available: boolean;
  /** Whether it is on the 'always at home' list, so that it is available and never bought. */
  readonly atHome: boolean;
  /** The missing amount; null if there is enough, or nothing at all. */
  readonly shortfall: { readonly amount: string; readonly unit: string } | null;
  /** How much is missing in the unit of the line, not rounded, with what lines before it lacked; absent if it is all of the line. */
  readonly short?: number;
}

/** The total amount of a food in one unit. */
export interface InventoryFood {
  readonly food: Food | undefined;
  readonly unit: string;
  /** Null if it cannot be measured. */
  amount: number | null;
}

/** Cache size for the stocks that match a line. A recipe library may have half a million lines. */
const MOST_FOUND = 2000;

/** A line is available even if up to this share of its amount is missing. */
const NEGLIGIBLE = 0.1;

const ENOUGH: LineAvailability = { available: true, atHome: false, shortfall: null };
const AT_HOME: LineAvailability = { available: true, atHome: true, shortfall: null };
const NONE: LineAvailability = { available: false, atHome: false, shortfall: null };

/**
 * Which lines of one recipe the kitchen has enough of, by quantity and unit. Items of the same food add up, and lines
 * with the same food share them. An amount that cannot be measured or compared ('some', '1 item', to taste) is enough;
 * 0 means none.
 */
export function availabilityOf(
  lines: readonly NeededLine[],
  items: readonly InventoryItem[],
  atHome: readonly string[],
): LineAvailability[] {
  const inventory = createInventory(atHome);
  for (const item of items) inventory.add(item);
  return inventory.availabilityOf(lines);
}

/** How much of each stock is taken already, in its own unit. */
export type Taken = Map<InventoryFood, number>;

interface WithLines {
  readonly id?: number | string;
  readonly ingredients: readonly NeededLine[];
}

/** A recipe with the availability of each line. */
export type Decided<R extends WithLines> = Omit<R, 'ingredients'> & {
  ingredients: (R['ingredients'][number] & LineAvailability)[];
};

/** The foods of a kitchen, indexed for comparison with any number of recipes. Each recipe is decided on its own. */
export interface Inventory {
  /** Adds an item. All items must be added before the first recipe is decided. */
  add(item: InventoryItem): void;
  /** See the function of this name. What is taken already is not there, and what the lines take is added to it. */
  availabilityOf(lines: readonly NeededLine[], taken?: Taken): LineAvailability[];
  /** Returns the recipe with the availability of each line, replacing what the lines stated. */
  decide<R extends WithLines>(recipe: R): Decided<R>;
}

/**
 * Creates an inventory of the foods that are always at home. Items are added one by one, so that the caller can yield
 * to other requests between thousands of them; the cost of a line does not depend on their number.
 */
export function createInventory(atHome: readonly string[]): Inventory {
  const isAtHome = atHomeMatcher(atHome);
  const { add, find } = stockRoom();
  const ofLines = (lines: readonly NeededLine[], taken: Taken = new Map()) =>
    lines.map((line) => {
      if (isAtHome(line.name)) return AT_HOME;
      const { food, usable } = find(cannedName(line));
      return usable.length === 0 ? NONE : decide(line, food, usable, taken);
    });
  return {
    add: (item) => void add(item),
    availabilityOf: ofLines,
    decide: (recipe) => withAvailability(recipe, ofLines(recipe.ingredients)),
  };
}

/** The recipe with the availability of each line, in their order. */
export function withAvailability<R extends WithLines>(
  recipe: R,
  decided: readonly LineAvailability[],
): Decided<R> {
  const ingredients = recipe.ingredients.map((line, at) => ({ ...line, ...(decided[at] ?? NONE) }));
  return { ...recipe, ingredients };
}

interface Found {
  readonly food: Food | undefined;
  /** Foods that can fill the line: exactly this food first, then others of its kind. */
  readonly usable: readonly InventoryFood[];
}

/**
 * Merges items of the same food and unit into one stock, so that a line is compared with no more stocks than there are
 * units. An item that is added `apart` is a stock of its own.
 */
export function stockRoom() {
  const stocks = new Map<string, InventoryFood>();
  const byKey = new Map<string, Set<InventoryFood>>();
  const byFood = new Map<string, Set<InventoryFood>>();
  const find = (neededName: string): Found => {
    const key = foodNameKey(neededName);
    // Dishes that are bought ready are no foods of the table: 'pigs in blankets'.
    const food = findFood(neededName) ?? inventoryFood(neededName);
    const named = food?.name ?? key;
    const substitutes = [...substitutesOf(key), ...substitutesOf(named)];
    const usable = [byKey.get(key), byFood.get(named), ...substitutes.map((name) => byFood.get(name))];
    return { food, usable: [...new Set(usable.flatMap((found) => [...(found ?? [])]))] };
  };
  const add = (item: InventoryItem, apart?: string): InventoryFood | undefined => {
    const [name, ...others] = foodsListed(item.name);
    if (others.length > 0 && name !== undefined) {
      for (const one of [name, ...others]) add({ name: one, quantity: '1', unit: 'item' });
      return undefined;
    }
    // A recipe names a mistyped food by its right name.
    const typed = cannedName({ ...item, name: item.name.trim().replace(/\s+/g, ' ') });
    const named = inventoryFood(typed) ?? inventoryFood(correctedName(typed) ?? '');
    const food = named && asPacked(named, item);
    const { amount, unit } = stockedAmount(item, food);
    if (amount === 0) return undefined;
    const key = foodNameKey(cannedName(item));
    const id = JSON.stringify([food ? food.name : { key }, unit, apart]);
    const stock = stocks.get(id) ?? { food, unit, amount: 0 };
    stock.amount = stock.amount === null || amount === null ? null : stock.amount + amount;
    stocks.set(id, stock);
    index(byKey, key, stock);
    if (food) index(byFood, food.name, stock);
    return stock;
  };
  return { find: memoize(MOST_FOUND, find), add };
}

/** Packages whose name says how much is in them are stocked by weight: two tins of 'tomatoes (800 g)'. */
function stockedAmount(item: InventoryItem, food: Food | undefined): Pick<InventoryFood, 'amount' | 'unit'> {
  const [amount, unit] = [availableAmount(item, food), countUnit(item.unit)];
  if (!amount || !food || !isPackage(unit) || !hasNumber(item.name)) return { amount, unit };
  const [part] = readLine(`${item.quantity} ${item.unit} ${item.name}`).parts;
  const isSaid = part !== undefined && !part.isGuess && !hasNumber(part.name);
  return isSaid ? { amount: part.grams, unit: 'g' } : { amount, unit };
}
function index(map: Map<string, Set<InventoryFood>>, key: string, stock: InventoryFood): void {
  const stocks = map.get(key);
  if (stocks) stocks.add(stock);
  else map.set(key, new Set([stock]));
}

function decide(
  line: NeededLine,
  food: Food | undefined,
  usable: readonly InventoryFood[],
  taken: Taken,
): LineAvailability {
  const needed = parseAmount(line.amount);
  if (needed === null) return ENOUGH;
  const unit = countUnit(line.unit);
  let short = needed;
  let owed: (() => void) | undefined;
  for (const stock of usable) {
    if (short <= 0) break;
    const ratio = stock.amount === null ? null : unitRatio(stock, { food, unit });
    if (stock.amount === null || ratio === null) return ENOUGH;
    const already = taken.get(stock) ?? 0;
    const used = Math.min(short, (stock.amount - already) * ratio);
    taken.set(stock, already + used / ratio);
    short -= used;
    owed = () => taken.set(stock, (taken.get(stock) ?? 0) + short / ratio);
  }
  if (short <= needed * NEGLIGIBLE) {
    // What is negligible for one meal is bought with what the next one lacks.
    if (short > 0) owed?.();
    return ENOUGH;
  }
  // Another line of the recipe has already used everything.
  if (short >= needed) return { ...NONE, short };
  return { available: false, atHome: false, shortfall: written(line, short, unit), short };
}

function written(
  { name, unit: typed }: NeededLine,
  short: number,
  unit: string,
): LineAvailability['shortfall'] {
  const measure = cookMeasure({ name, amount: short, unit });
  return { amount: formatAmount(measure.amount), unit: measure.unit === unit ? typed : measure.unit };
}
