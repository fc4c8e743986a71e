import { cents, centsFromDollars } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';

/**
 * Formats dollars from the API: '$1,234.50'. Throws a RangeError for fractions of a cent, which the server never sends.
 */
export const formatDollars = (dollars: number): string => formatCents(centsFromDollars(dollars));

/** Formats what is left of dollars of the API: subtracted in cents, because dollars with decimals do not subtract exactly. */
export const formatDollarsLeft = (dollars: number, taken: number): string =>
  formatCents(cents(centsFromDollars(dollars) - centsFromDollars(taken)));

/** What a kitchen paid, in hundredths of its currency, which is not named: '1,234.50'. */
export const formatPaid = (paid: number): string => formatCents(cents(paid)).replace('$', '');
