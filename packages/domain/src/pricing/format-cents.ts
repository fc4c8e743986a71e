import type { Cents } from './cents.ts';

/** '$1,234.50', '-$5.00': always with two decimals. */
export function formatCents(amount: Cents): string {
  const size = Math.abs(amount);
  const dollars = String(Math.floor(size / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const rest = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}$${dollars}.${rest}`;
}
