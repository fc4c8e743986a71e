import { type CalendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import { EXPIRING_LOOKAHEAD_DAYS } from '@game-plan/domain/expiry';
import type { StockItem } from '@game-plan/domain/recipes/composed-recipe';
import { shortPlainText } from '@game-plan/domain/text/plain-text';
import { parseAmount } from '@game-plan/domain/units/amount';

const FOODS_MAX = 80;
const WORDS_MAX = 60;

/** Matches characters that do not occur in food names, so that a name is a single line of words. */
const NO_NAME_SIGN = /[^\p{L}\p{M}\p{N} '’&%(),./-]+/gu;

/** A food as described to the model. */
interface OfferedFood {
  readonly name: string;
  /** For example '500 g'; absent if unknown. */
  readonly amount?: string;
  /** Only for foods that expire within a week. */
  readonly expiresInDays?: number;
}

/**
 * Converts a user's words to data: short, on one line, without characters that could end a quotation or look like
 * markup.
 */
export function asData(typed: string): string {
  return shortPlainText(typed.normalize('NFC').replace(NO_NAME_SIGN, ' '), WORDS_MAX);
}

/** The foods for the request, soonest expiry first, with name, amount and days left only. */
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

/** Two infinite values are equal, but their difference is NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** The amount in words; undefined for '1 item', which the one-field form stores when no amount was given. */
function amountOf({ quantity, unit }: StockItem): string | undefined {
  const amount = parseAmount(quantity);
  return amount === null || amount <= 0 || unit === 'item' ? undefined : `${amount} ${unit}`;
}
