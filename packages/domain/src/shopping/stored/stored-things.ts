import type { CalendarDay } from '../../calendar-day.ts';
import type { IngredientCategory, IngredientUnit } from '../../ingredient.ts';
import { lineOf, partOf, writtenOf } from '../../language/grammar.ts';
import { numberAt } from '../../language/numbers.ts';
import { hasNumber } from '../../language/tokens.ts';
import { inventoryFood } from '../../recipes/inventory/inventory-food.ts';
import { parseAmount } from '../../units/amount.ts';
import { isPackage, unitKey } from '../../units/unit.ts';
import { readKeepsUntil, withoutKeepsUntil } from '../keeps-until.ts';
import type { Good } from '../pasted/receipt.ts';
import { readPasted, splitPriced } from '../pasted/split-list.ts';
import { readShoppingEntry, type ShoppingEntry } from '../read-entry.ts';
import { contentsOfPackages } from './package-size.ts';
import { knownCategory, nameBeside, storedAmount, storedUnit } from './stored-amount.ts';

/** A food to add to the inventory, with an amount that it stores. */
export interface StoredThing {
  readonly name: string;
  readonly quantity: string;
  readonly unit: IngredientUnit;
  /** Absent for a food that the table does not have. */
  readonly category?: IngredientCategory;
  /** Absent if none is said. */
  readonly expiryDate?: CalendarDay;
  /** What a receipt says was paid for all of it, in hundredths of the currency. */
  readonly cents?: number;
}

/** What a kitchen gets from a text, and the lines of it that may name something and were left out, as typed. */
interface ReadThings {
  readonly things: readonly StoredThing[];
  readonly leftOut: readonly string[];
}

/**
 * The foods of a typed or pasted text: 'chicken, rice, 500 g mince' has three, of which one has an amount. A single
 * one without an amount keeps its text as its name, except for the day until which it keeps, and has no category.
 */
export function readStoredThings(typed: string, today: CalendarDay): ReadThings {
  const { goods, leftOut } = readPasted(typed);
  return { things: storedThings(goods, today), leftOut };
}

function storedThings(goods: readonly Good[], today: CalendarDay): StoredThing[] {
  const things = goods.map(({ text, cents }) => ({ ...readKeepsUntil(text, today), cents }));
  return things.map(({ name, expiryDate, cents }) => {
    const read = readThing(name);
    const isPlain = things.length === 1 && isOneItem(read);
    const thing = isPlain ? oneItem(name) : withCategory(read);
    return { ...thing, ...(expiryDate && { expiryDate }), ...(cents !== undefined && { cents }) };
  });
}

/** A food with what was paid for an amount of it. */
export interface PricedThing extends Pick<StoredThing, 'name' | 'quantity' | 'unit'> {
  /** In hundredths of the currency. */
  readonly cents: number;
}

/** The foods of a receipt, or of lines that end with a price: '2 l milk 1.45'. Lines without one are left out. */
export function pricedThings(typed: string): PricedThing[] {
  return splitPriced(typed).flatMap(({ text, cents }) => {
    const { name, quantity, unit } = readThing(withoutKeepsUntil(text));
    return cents ? [{ name, quantity, unit, cents }] : [];
  });
}

/** One food with the amount that its name states: 'eggs', '6' and 'piece' of '6 eggs'. Undefined if it states none. */
export function storedThing(typed: string): StoredThing | undefined {
  const thing = readThing(typed);
  return isOneItem(thing) ? undefined : withCategory(thing);
}

type OneField = Required<Omit<StoredThing, 'expiryDate' | 'cents'>>;

/**
 * An ingredient from a form with one field, with the amount that its name states: '1 item' of '500g beef mince' are 500 g
 * of beef mince. The ingredient itself if its name states none, or if it has an amount of its own.
 */
export function withStatedAmount<Item extends OneField>(item: Item): Item {
  const thing = isOneItem(item) ? storedThing(item.name) : undefined;
  if (thing === undefined) return item;
  const { category = item.category, ...read } = thing;
  // 'pantry' is what such a form says of every food.
  return { ...item, ...read, category: item.category === 'pantry' ? category : item.category };
}

interface WithAmount {
  readonly quantity?: string | undefined;
  readonly unit?: IngredientUnit | undefined;
}

/** An ingredient whose field for the amount has its unit, too: '2 tins'. The ingredient itself if it has a number or other text there. */
export function withTypedUnit<Item extends WithAmount & object>(item: Item): Item {
  const { quantity = '' } = item;
  const line = lineOf(quantity);
  const number = parseAmount(quantity) === null ? numberAt(line, 0) : null;
  const typed = number && quantity.slice(0, line.tokens[number.to - 1]?.end).trim();
  const word = number && writtenOf(partOf(line, number.to));
  const unit = word ? storedUnit(word) : undefined;
  return !typed || unit === undefined || parseAmount(typed) === null
    ? item
    : { ...item, quantity: typed, unit };
}

function readThing(typed: string): StoredThing {
  const entry = readShoppingEntry(typed.replace(PACK_OF_SEVERAL, ''));
  if (entry.quantity === '') return oneItem(entry.name);
  const { name, quantity, unit } = storedAmount(entry) ?? contentsOfPackages(entry) ?? entry;
  const stored = storedUnit(unit);
  // '2 x 15 oz black beans' are two tins, whose size says more than their number.
  // A 'tin of tomatoes' is called that.
  const isUncounted = isPackage(unitKey(unit)) && quantity === '1' && !hasNumber(typed);
  return stored === undefined || isUncounted || /^\d+(?!\d*%)/.test(name) || isPartOfName(typed, entry)
    ? oneItem(typed)
    : { name: nameBeside({ name, quantity, unit }), quantity, unit: stored };
}

const MOST_PIECES = 99;

/** Whether a number without a unit belongs to the name: '5 spice', '1000 island dressing'. */
function isPartOfName(typed: string, { name, quantity, unit }: ShoppingEntry): boolean {
  if (unit !== '') return false;
  const whole = inventoryFood(typed);
  return (whole !== undefined && whole !== inventoryFood(name)) || (parseAmount(quantity) ?? 0) > MOST_PIECES;
}

/** A kitchen has the six of a 'bag of 6 avocados'; on a shopping list it is one bag. */
const PACK_OF_SEVERAL =
  /^(?:(?:a|the|1) )?(?:bag|pack|packet|box|net|tray|carton|punnet) of (?=\d{1,2} \p{L}{3})/iu;

/** A food of which only the name is known. */
const oneItem = (name: string): StoredThing => ({ name, quantity: '1', unit: 'item' });

const isOneItem = ({ quantity, unit }: Pick<StoredThing, 'quantity' | 'unit'>) =>
  quantity === '1' && unit === 'item';

function withCategory(thing: StoredThing): StoredThing {
  const category = knownCategory(thing);
  return category === undefined ? thing : { ...thing, category };
}
