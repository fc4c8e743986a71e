import { EXPIRING_LOOKAHEAD_DAYS } from '../../expiry.ts';
import type { Stocked } from '../model/stocked.ts';

/** 0 for food that keeps longer than a week; otherwise from 1 (expires in seven days) to 2 (today). */
export function urgencyOf({ daysLeft }: Stocked): number {
  if (daysLeft === null || daysLeft > EXPIRING_LOOKAHEAD_DAYS) return 0;
  return 1 + (EXPIRING_LOOKAHEAD_DAYS - daysLeft) / EXPIRING_LOOKAHEAD_DAYS;
}

/** 'today', 'tomorrow', 'in 3 days'. */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return `in ${days} days`;
}
