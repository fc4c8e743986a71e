import { formatNumber, formatWhole } from '#lib/format/format.ts';

/** The bounds of an achievement, both included. */
interface Bounds {
  readonly from: number;
  readonly to?: number;
}

/**
 * A logged amount as a whole number, as elsewhere on the page; with a decimal if the whole number would look as if it had
 * earned the achievement, or not.
 */
export function formatLogged(amount: number, isEarned: boolean, { from, to = Infinity }: Bounds): string {
  const whole = Math.round(amount);
  if ((whole >= from && whole <= to) === isEarned) return formatWhole(amount);
  if (isEarned) return formatNumber(amount);
  const away = amount < from ? Math.floor(amount * 10) : Math.ceil(amount * 10);
  return formatNumber(away / 10);
}
