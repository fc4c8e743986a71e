import { type CalendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import { EXPIRING_LOOKAHEAD_DAYS } from '@game-plan/domain/expiry';
import type { StockItem } from '@game-plan/domain/recipes/composed-recipe';
import { shortPlainText } from '@game-plan/domain/text/plain-text';
import { parseAmount } from '@game-plan/domain/units/amount';

const FOODS_MAX = 80;
const WORDS_MAX = 60;

/** Whatever is no letter, digit or sign that names of foods have: a name is one line of words, and nothing else. */
const NO_NAME_SIGN = /[^\p{L}\p{M}\p{N} '’&%(),./-]+/gu;

/** One food as a model is told of it. */
interface OfferedFood {
  readonly name: string;
  /** '500 g'; absent when it is not known. */
  readonly amount?: string;
  /** Only of what expires within a week. */
  readonly expiresInDays?: number;
}

/** Words that a person typed, as data: short, on one line, without signs that could end it or look like markup. */
export function asData(typed: string): string {
  return shortPlainText(typed.normalize('NFC').replace(NO_NAME_SIGN, ' '), WORDS_MAX);
}

/** The foods that ideas are asked for, what expires soonest first: names, amounts and days, and nothing else of them. */
export function offeredFoods(shelf: readonly StockItem[], today: CalendarDay): OfferedFood[] {
  const daysLeft = ({ expiryDate }: StockItem) =>
    expiryDate === null ? Infinity : daysBetween(today, expiryDate);
  return [...shelf]
    .sort((one, other) => compare(daysLeft(one), daysLeft(other)))
    .map((item) => ({ name: asData(item.name), days: daysLeft(item), amount: amountOf(item) }))
    .filter(({ name }) => name !== '')
    .slice(0, FOODS_MAX)
    .map(({ name, days, amount }) => ({
      name,
      ...(amount !== undefined && { amount }),
      ...(days <= EXPIRING_LOOKAHEAD_DAYS && { expiresInDays: days }),
    }));
}

/** Two that keep for ever are equal, which their difference would not say. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** '1 item' is what a one-field form writes: it says that there is some, not how much. */
function amountOf({ quantity, unit }: StockItem): string | undefined {
  const amount = parseAmount(quantity);
  return amount === null || amount <= 0 || unit === 'item' ? undefined : `${amount} ${unit}`;
}
