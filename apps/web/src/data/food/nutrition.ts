import { nutrition } from '@game-plan/contracts/food/nutrition';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { readQuery } from '#lib/api/api.ts';

/** What was eaten in the range, by day and by food. */
export const summaryQuery = ({ from, to }: DayRange) =>
  readQuery(nutrition.summary, { query: { startDate: from, endDate: to } });
