import { atHomeMatcher } from '../at-home/at-home-matcher.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { findFood } from '../foods/find-food.ts';
import { PACKAGES } from '../ingredient.ts';
import { type Batch, exactAmount, leftOfWhole, usablePart } from '../stock/batches.ts';
import { formatAmount, parseAmount } from '../units/amount.ts';
import { comesWhole, roundAmount } from '../units/round.ts';
import { countUnit, isPackage } from '../units/unit.ts';
import { unitRatio } from '../units/weights/unit-ratio.ts';
import { type InventoryFood, type InventoryItem, type NeededLine, stockRoom } from './availability.ts';
import { withoutAmountBehind } from './inventory/amount-behind.ts';
import { cannedName } from './inventory/canned-name.ts';
import { inventoryFood } from './inventory/inventory-food.ts';

/** An ingredient of the kitchen, as a card of the inventory. */
export interface StockCard extends InventoryItem {
  readonly id: number;
  readonly expiryDate: string | null;
  /** What it has of several ages; by default it is all of one. */
  readonly batches?: readonly Pick<Batch, 'amount' | 'expiryDate'>[];
}

/** What a cooked recipe does to one card. */
export interface Use<Card extends StockCard> {
  readonly card: Card;
  /** The quantity that is left, in the unit of the card; '0' if it is used up. */
  readonly left: string;
  /** Whether that is known; otherwise it is left if one of several is used up, or all of a single one. */
  readonly isMeasured: boolean;
}

/** A card, or the last package of it, of which no more than this share is left is used up, because recipes round their amounts. */
const RESIDUE = 0.05;

/**
 * The cards that a recipe uses, in the order of its lines: the food itself before others of its kind, what expires first before
 * what keeps. Nothing is taken for lines without an amount, nor of what is always at home. A card whose amount
 * cannot be compared with the line ('1 item') comes unmeasured, if no other covers the line. A card of which too
 * little is taken to be seen in its unit is left out.
 * @param cards those that may be used; expired ones are left out
 */
export function planUse<Card extends StockCard>(
  lines: readonly NeededLine[],
  cards: readonly Card[],
  atHome: readonly string[],
): Use<Card>[] {
  return usePlanner(cards, atHome)(lines);
}

/** Like `planUse`, of what may be eaten today; what is left counts what has expired, too. */
export function planUseToday<Card extends StockCard & UsedToday>(
  lines: readonly NeededLine[],
  cards: readonly Card[],
  { atHome, today }: { readonly atHome: readonly string[]; readonly today: CalendarDay },
): Use<Card>[] {
  const wholes = new Map(cards.map((card) => [card.id, card]));
  const usable = cards.flatMap((card) => usablePart(card, today) ?? []);
  return planUse(lines, usable, atHome).map((use) => {
    const card = wholes.get(use.card.id) ?? use.card;
    return { ...use, card, left: leftOfWhole(card, use.card, use.left) };
  });
}

type UsedToday = Parameters<typeof usablePart>[0];

/** Like `planUse`, for any number of recipes of which each finds all of the cards: their names are read once. */
export function usePlanner<Card extends StockCard>(
  cards: readonly Card[],
  atHome: readonly string[],
): (lines: readonly NeededLine[]) => Use<Card>[] {
  const isAtHome = atHomeMatcher(atHome);
  const { add, find } = stockRoom();
  const partOf = new Map<InventoryFood, Part<Card>>();
  for (const part of cards.flatMap(partsOf).toSorted(soonestFirst)) {
    const stock = add(part, `${part.id} ${part.place}`);
    if (stock) partOf.set(stock, part);
  }
  return (lines) => {
    /** What is taken of each stock, in its own unit; null if that cannot be known. */
    const taken = new Map<InventoryFood, number | null>();
    for (const line of lines) {
      const needed = parseAmount(line.amount);
      if (needed === null || isAtHome(line.name)) continue;
      const { food, usable } = find(cannedName(line));
      const unit = countUnit(line.unit);
      let short = needed;
      const unmeasured: InventoryFood[] = [];
      for (const stock of usable) {
        if (short <= 0) break;
        const ratio = stock.amount === null ? null : unitRatio(stock, { food, unit });
        if (stock.amount === null || ratio === null) {
          unmeasured.push(stock);
          continue;
        }
        const already = taken.get(stock) ?? 0;
        const used = Math.min(short, (stock.amount - already) * ratio);
        if (used > 0) taken.set(stock, already + used / ratio);
        short -= used;
      }
      const [uncertain] = unmeasured;
      if (short > 0 && uncertain && !taken.has(uncertain)) taken.set(uncertain, null);
    }
    const uses = new Map<Card, Use<Card>>();
    for (const [stock, used] of taken) {
      const part = partOf.get(stock);
      if (!part) continue;
      const { card } = part;
      const use = useOf(part, stock, used, uses.get(card)?.left ?? card.quantity);
      if (use) uses.set(card, use);
    }
    return [...uses.values()];
  };
}

/** A batch of a card, or a card as its only one. */
interface Part<Card> {
  readonly id: number;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly expiryDate: string | null;
  readonly card: Card;
  /** Among those of the card. */
  readonly place: number;
}

function partsOf<Card extends StockCard>(card: Card): Part<Card>[] {
  const { id, name, quantity, unit, expiryDate, batches = [] } = card;
  const batchesOrAll = batches.length === 0 ? [{ quantity, expiryDate }] : batches.map(asTyped);
  return batchesOrAll.map((part, place) => ({ ...part, id, name, unit, card, place }));
}

const asTyped = ({ amount, expiryDate }: Pick<Batch, 'amount' | 'expiryDate'>) => ({
  quantity: exactAmount(amount),
  expiryDate,
});

/**
 * What a recipe that uses a part of a card does to the card; undefined if that is too little to be seen.
 * @param rest what is left of the card without what is taken of its other parts
 */
function useOf<Card extends StockCard>(
  { card, quantity: typed, unit }: Part<Card>,
  stock: InventoryFood,
  used: number | null,
  rest: string,
): Use<Card> | undefined {
  const quantity = parseAmount(typed);
  if (used === null || stock.amount === null || quantity === null) {
    const left = Math.max(0, Math.ceil((parseAmount(rest) ?? 1) - 1));
    return { card, left: formatAmount(left), isMeasured: false };
  }
  const left = leftOf({ name: card.name, quantity, unit: countUnit(unit) }, used / stock.amount);
  if (Number(left) === quantity || left === formatAmount(quantity)) return undefined;
  if (rest === typed) return { card, left, isMeasured: true };
  const others = (parseAmount(rest) ?? 0) - quantity;
  return { card, left: exactAmount(others + (parseAmount(left) ?? 0)), isMeasured: true };
}

/** What to buy when a card is used up: its name, without an amount that stands behind it ('garlic 2 bulbs'). */
export function nameToBuy(name: string): string {
  const plain = withoutAmountBehind(name);
  return findFood(plain) && findFood(plain) === inventoryFood(name) ? plain : name;
}

/** Units of which hundredths are several grams. */
const LARGE: ReadonlySet<string> = new Set([
  ...PACKAGES,
  ...['piece', 'clove', 'bunch', 'kg', 'l', 'lb', 'cup', 'pint', 'imperial pint', 'quart', 'gallon'],
]);
const DECIMALS_OF_LARGE = 3;

interface Counted {
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
}

function leftOf({ name, quantity, unit }: Counted, usedShare: number): string {
  const left = quantity * (1 - usedShare);
  if (left <= RESIDUE * (isPackage(unit) ? 1 : quantity)) return '0';
  // Nobody has half an egg.
  if (comesWhole(name, unit)) return formatAmount(roundAmount({ name, amount: left, unit }));
  return LARGE.has(unit) ? String(Number(left.toFixed(DECIMALS_OF_LARGE))) : formatAmount(left);
}

function soonestFirst(one: Part<unknown>, other: Part<unknown>): number {
  if (one.expiryDate === other.expiryDate) return one.id - other.id || one.place - other.place;
  if (one.expiryDate === null) return 1;
  if (other.expiryDate === null) return -1;
  return one.expiryDate < other.expiryDate ? -1 : 1;
}
