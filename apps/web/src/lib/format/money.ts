import { centsFromDollars } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';

/** Dollars as they cross the wire: '$1,234.50'. Throws a RangeError for a part of a cent, which the server never sends. */
export const formatDollars = (dollars: number): string => formatCents(centsFromDollars(dollars));
