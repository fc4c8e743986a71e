import type { CalendarDay } from '../calendar-day.ts';
import type { IngredientStatus } from '../ingredient.ts';
import { writtenRatio } from '../units/add-amounts.ts';
import { parseAmount } from '../units/amount.ts';
import { unitKey } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../units/weights/weight.ts';
import type { Cause } from './movement.ts';

/** Food of a card that came at one time, and what is said of it alone. */
export interface Batch {
  /** In the unit of the card. */
  readonly amount: number;
  readonly expiryDate: CalendarDay | null;
  readonly openedOn: CalendarDay | null;
  /** Null for what was there before this was kept. */
  readonly boughtOn: CalendarDay | null;
}

/** What a card says of its batches: of several, the first day on which one expires, was opened, and came. */
export interface BatchDays {
  readonly expiryDate: CalendarDay | null;
  readonly openedOn: CalendarDay | null;
  readonly boughtOn: CalendarDay | null;
  /** What is used first first; empty if there is one batch, which the card itself describes. */
  readonly batches: readonly Batch[];
}

/** A card of the inventory, with its amount as typed. */
export interface BatchedCard extends BatchDays {
  readonly quantity: string;
  readonly unit: string;
}

/** More batches of one food are joined to the last: nobody has so many, and a program that adds them endlessly is stopped. */
const MOST_BATCHES = 60;
/** Less is the rounding of numbers; the decimals are those of movements, so that both add up alike. */
const DECIMALS = 6;
const LEAST = 1e-6;

const rounded = (amount: number): number => Number(amount.toFixed(DECIMALS));
/** A sum of batches as typed. */
export const exactAmount = (amount: number): string => String(rounded(amount));
const amountOf = ({ quantity }: Pick<BatchedCard, 'quantity'>): number => rounded(parseAmount(quantity) ?? 0);
const sumOf = (batches: readonly Batch[]): number =>
  rounded(batches.reduce((sum, { amount }) => sum + amount, 0));

/** The batches of a card, at least one, what is used first first. One of an amount that is no number has the amount 0. */
export function batchesOf(card: BatchedCard): Batch[] {
  const { batches, expiryDate, openedOn, boughtOn } = card;
  const amount = amountOf(card);
  if (batches.length === 0) return [{ amount, expiryDate, openedOn, boughtOn }];
  // A copy of the app that knows no batches may have changed the amount.
  return resized(batches, amount, batches);
}

/**
 * What expires first is used first, and what keeps without a day last; of the same day what is open, and then what came first. What is
 * open without a day is used before all.
 */
function usedFirst(one: Batch, other: Batch): number {
  return (
    rankOf(one).localeCompare(rankOf(other)) ||
    Number(one.openedOn === null) - Number(other.openedOn === null) ||
    (one.boughtOn ?? '').localeCompare(other.boughtOn ?? '')
  );
}

/** Behind all days. */
const LAST = '99999';
const rankOf = ({ expiryDate, openedOn }: Batch): string => expiryDate ?? (openedOn === null ? LAST : '');

/** What differs in no day is one batch; food without a date is as old as it was bought. */
const keyOf = ({ expiryDate, openedOn, boughtOn }: Batch): string =>
  [expiryDate, openedOn, expiryDate === null ? boughtOn : ''].join(' ');

/** What a card says of these batches, which are joined where they are the same. */
function daysOf(batches: readonly Batch[]): BatchDays {
  const sorted = batches.toSorted(usedFirst);
  const some = sorted.filter(({ amount }) => amount > LEAST);
  const joined: Batch[] = [];
  for (const batch of some.length > 0 ? some : sorted.slice(0, 1)) {
    const same = joined.findIndex((other) => keyOf(other) === keyOf(batch));
    const at = same === -1 && joined.length >= MOST_BATCHES ? joined.length - 1 : same;
    const other = joined[at];
    if (other) joined[at] = { ...other, amount: rounded(other.amount + batch.amount) };
    else joined.push({ ...batch, amount: rounded(batch.amount) });
  }
  const [dated = null] = joined.flatMap(({ expiryDate }) => expiryDate ?? []).toSorted();
  return {
    expiryDate: dated,
    openedOn: joined.find(({ openedOn }) => openedOn !== null)?.openedOn ?? null,
    boughtOn: joined[0]?.boughtOn ?? null,
    batches: joined.length > 1 ? joined : [],
  };
}

const isPast = ({ expiryDate }: Pick<Batch, 'expiryDate'>, today: CalendarDay): boolean =>
  expiryDate !== null && expiryDate < today;

/** The batches in the order in which a cause takes from them, from one of them first if its place is stated. */
function takingOrder(batches: readonly Batch[], { kind, day }: Cause, at?: number): readonly Batch[] {
  if (at !== undefined) return [...batches.slice(at, at + 1), ...batches.toSpliced(at, 1)];
  // A purchase that is taken back is what came last.
  if (kind === 'bought') return batches.toReversed();
  if (kind !== 'cooked' && kind !== 'eaten') return batches;
  // Sour milk is not drunk before the fresh.
  return [
    ...batches.filter((batch) => !isPast(batch, day)),
    ...batches.filter((batch) => isPast(batch, day)),
  ];
}

/** The batches with this sum: what is too much is taken in an order of them, and what is more is of the last. */
function resized(batches: readonly Batch[], amount: number, order: readonly Batch[]): Batch[] {
  const more = rounded(amount - sumOf(batches));
  if (more === 0) return [...batches];
  if (more > 0)
    return batches.map((batch, at) =>
      at === batches.length - 1 ? { ...batch, amount: rounded(batch.amount + more) } : batch,
    );
  let short = -more;
  const left = new Map(
    order.map((batch) => {
      const taken = Math.min(batch.amount, short);
      short -= taken;
      return [batch, rounded(batch.amount - taken)] as const;
    }),
  );
  return batches.map((batch) => ({ ...batch, amount: left.get(batch) ?? 0 }));
}

/** Batches in another unit; where units cannot be compared, each keeps its share of the amount. */
function inUnit(batches: readonly Batch[], from: string, to: BatchedCard): Batch[] {
  const sum = sumOf(batches);
  const ratio =
    unitKey(from) === unitKey(to.unit)
      ? 1
      : (writtenRatio(from, to.unit) ?? (sum > 0 ? amountOf(to) / sum : 1));
  return batches.map((batch) => ({ ...batch, amount: rounded(batch.amount * ratio) }));
}

/** The amount and days that a change of a card states. */
type CardChange = { readonly [Field in keyof Omit<BatchedCard, 'batches'>]?: BatchedCard[Field] | undefined };

/**
 * What a card says of its batches after a change of its amount or days. What is bought is a batch of its own, with the day that is
 * stated; otherwise a day that is changed is that of the batch whose day the card has shown. What goes is taken from what is used first,
 * of what is cooked and eaten before what has expired.
 * @param at the place of the batch from which it is taken, or whose day is changed, instead
 */
export function changedDays(before: BatchedCard, change: CardChange, cause: Cause, at?: number): BatchDays {
  const now = {
    ...before,
    quantity: change.quantity ?? before.quantity,
    unit: change.unit ?? before.unit,
  };
  const batches = inUnit(batchesOf(before), before.unit, now);
  const more = rounded(amountOf(now) - sumOf(batches));
  if (cause.kind === 'bought' && more > 0) {
    const { expiryDate = null, openedOn = null, boughtOn = cause.day } = change;
    return daysOf([...batches, { amount: more, expiryDate, openedOn, boughtOn }]);
  }
  const edited = (['expiryDate', 'openedOn', 'boughtOn'] as const).reduce((all, day) => {
    const stated = change[day];
    if (stated === undefined || (at === undefined && stated === before[day])) return all;
    const shown = at ?? all.findIndex((batch) => batch[day] === before[day]);
    return all.map((batch, place) => (place === Math.max(0, shown) ? { ...batch, [day]: stated } : batch));
  }, batches);
  return daysOf(resized(edited, amountOf(now), takingOrder(edited, cause, at)));
}

/** What a change takes of each batch. */
function takenBy({ before, left, cause, batch: place }: TakenBack): Batch[] {
  const batches = batchesOf(before);
  const kept = resized(batches, amountOf({ quantity: left }), takingOrder(batches, cause, place));
  return batches.map((batch, at) => ({
    ...batch,
    amount: rounded(batch.amount - (kept[at]?.amount ?? 0)),
  }));
}

interface TakenBack {
  /** The card before it was taken from, the quantity that was left, and why. */
  readonly before: BatchedCard;
  readonly left: string;
  readonly cause: Cause;
  /** The place of the batch from which it was taken, if it was stated. */
  readonly batch?: number | undefined;
}

/**
 * What a card says of its batches when what was taken is put back: each has its own again.
 * @param now the card as it is; undefined if it is gone
 * @param put the amount that the card has then
 */
export function daysPutBack(
  now: BatchedCard | undefined,
  taking: TakenBack,
  put: Pick<BatchedCard, 'quantity' | 'unit'>,
): BatchDays {
  const { before } = taking;
  const all = { ...before, ...put };
  const taken = inUnit(takenBy(taking), before.unit, all);
  const there = now ? inUnit(batchesOf(now), now.unit, all) : [];
  const batches = [...there, ...taken];
  return daysOf(resized(batches, amountOf(put), batches));
}

/** What a card says of its batches when each of them keeps until another day. */
export function daysUntil(card: BatchedCard, until: (batch: Batch) => CalendarDay | null): BatchDays {
  return daysOf(batchesOf(card).map((batch) => ({ ...batch, expiryDate: until(batch) })));
}

interface Opening {
  /** The place of the batch among those of the card. */
  readonly at: number;
  readonly day: CalendarDay;
  /** Until when the food keeps when it is open; null if that is not known. */
  readonly until: CalendarDay | null;
}

/**
 * What a card says of its batches when one of them is opened. Of what is counted, one is opened. It keeps no longer than it would have
 * closed.
 */
export function daysOpened(card: BatchedCard, { at, day, until }: Opening): BatchDays {
  const key = unitKey(card.unit);
  const isMeasured = GRAMS_OF_WEIGHT.has(key) || MILLILITRES.has(key);
  return daysOf(
    batchesOf(card).flatMap((batch, place) => {
      if (place !== at) return [batch];
      const closed = isMeasured ? 0 : Math.max(0, batch.amount - 1);
      const expiryDate =
        until === null || (batch.expiryDate !== null && batch.expiryDate < until) ? batch.expiryDate : until;
      const open = { ...batch, amount: rounded(batch.amount - closed), openedOn: day, expiryDate };
      return closed > 0 ? [open, { ...batch, amount: rounded(closed) }] : [open];
    }),
  );
}

/** What a card says of its batches when it is as another one of the same amount: before it was opened or put elsewhere. */
export function daysAsIn(
  other: BatchedCard,
  { quantity, unit }: Pick<BatchedCard, 'quantity' | 'unit'>,
): BatchDays {
  const now = { ...other, quantity, unit };
  // In another unit, each has its share of what is there.
  return daysOf(inUnit(batchesOf(other.unit === unit ? now : other), other.unit, now));
}

/** The part of a card that may be eaten today; undefined if nothing may. */
export function usablePart<Card extends BatchedCard & { readonly status: IngredientStatus }>(
  card: Card,
  today: CalendarDay,
): Card | undefined {
  if (card.status === 'expired') return undefined;
  if (!isPast(card, today)) return card;
  const usable = batchesOf(card).filter((batch) => !isPast(batch, today));
  if (usable.length === 0) return undefined;
  return { ...card, ...daysOf(usable), quantity: exactAmount(sumOf(usable)) };
}

/** What is left of a whole card of whose usable part this is left. */
export const leftOfWhole = (
  whole: Pick<BatchedCard, 'quantity'>,
  part: Pick<BatchedCard, 'quantity'>,
  left: string,
): string =>
  whole.quantity === part.quantity
    ? left
    : exactAmount(amountOf(whole) - amountOf(part) + amountOf({ quantity: left }));
