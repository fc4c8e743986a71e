import { foodNameKey } from '../foods/food-name.ts';
import { inventoryFood } from '../recipes/inventory/inventory-food.ts';
import { unitKey } from '../units/unit.ts';
import { gramsOfOne } from '../units/weights/unit-ratio.ts';
import type { MovementKind } from './movement.ts';

/** What moved of a name in a unit, before a month or in it. */
export interface MovedSum {
  readonly name: string;
  readonly unit: string;
  readonly kind: MovementKind;
  readonly isBefore: boolean;
  /** Below zero for what went. */
  readonly amount: number;
}

/** In the unit: before + came + unexplained = eaten + wasted + there. */
export interface LedgerLine {
  /** As the kitchen has named the food last. */
  readonly name: string;
  /** Grams if the kitchen keeps the food in several units. */
  readonly unit: string;
  readonly before: number;
  /** Bought, cooked as a dish, or brought by a member. */
  readonly came: number;
  readonly eaten: number;
  readonly wasted: number;
  /** What corrections have added, below zero if they took. */
  readonly unexplained: number;
  readonly there: number;
  /** Null if the weight of the food is not known. */
  readonly gramsOfOne: number | null;
}

interface Ledger {
  /** What has moved or is there, by name. */
  readonly lines: LedgerLine[];
  /** What was thrown away of the foods whose weight is known. */
  readonly wastedGrams: number;
}

type Column = 'before' | 'came' | 'eaten' | 'wasted' | 'unexplained';

const COLUMNS = {
  start: 'before',
  bought: 'came',
  made: 'came',
  moved: 'came',
  cooked: 'eaten',
  eaten: 'eaten',
  'thrown away': 'wasted',
  expired: 'wasted',
  corrected: 'unexplained',
  counted: 'unexplained',
} as const satisfies Record<MovementKind, Column>;

/** Identifies a food by what its name means: 'Lemon' and 'lemons'. */
export const stockKey = (name: string): string => inventoryFood(name)?.name ?? foodNameKey(name);

/** A month of a kitchen's stock, by food. */
export function ledgerOf(sums: readonly MovedSum[]): Ledger {
  const foods = Map.groupBy(sums, ({ name }) => stockKey(name));
  const lines = [...foods.values()].flatMap(linesOf);
  const wastedGrams = sums
    .filter(({ kind, isBefore }) => !isBefore && COLUMNS[kind] === 'wasted')
    .reduce((sum, { name, unit, amount }) => sum - amount * (weightOfOne(name, unit) ?? 0), 0);
  return { lines: lines.toSorted((one, other) => one.name.localeCompare(other.name, 'en')), wastedGrams };
}

const weightOfOne = (name: string, unit: string) =>
  gramsOfOne({ food: inventoryFood(name), unit: unitKey(unit) });

function linesOf(sums: readonly MovedSum[]): LedgerLine[] {
  const isMixed = new Set(sums.map(({ unit }) => unit)).size > 1;
  const inGrams = sums.map((sum) => {
    const grams = isMixed ? weightOfOne(sum.name, sum.unit) : null;
    return grams === null ? sum : { ...sum, unit: 'g', amount: sum.amount * grams };
  });
  return [...Map.groupBy(inGrams, ({ unit }) => unit).values()].flatMap((same) => lineOf(same) ?? []);
}

function lineOf(sums: readonly MovedSum[]): LedgerLine | undefined {
  const columns = { before: 0, came: 0, eaten: 0, wasted: 0, unexplained: 0 };
  for (const { kind, isBefore, amount } of sums) columns[isBefore ? 'before' : COLUMNS[kind]] += amount;
  const there = Object.values(columns).reduce((all, amount) => all + amount, 0);
  const last = sums.at(-1);
  const all = { ...columns, eaten: 0 - columns.eaten, wasted: 0 - columns.wasted, there };
  const isEmpty = Object.values(all).every((amount) => Math.abs(amount) < LEAST);
  if (!last || isEmpty) return undefined;
  const { name, unit } = last;
  return { name, unit, ...all, gramsOfOne: weightOfOne(name, unit) };
}

/** Less is the rounding of numbers. */
const LEAST = 1e-6;
