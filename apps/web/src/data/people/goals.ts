import { goals } from '@game-plan/contracts/people/goals';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { readQuery } from '#lib/api/api.ts';

/** The daily goals that were in force in the range, by the day they begin. */
export const goalsQuery = ({ from, to }: DayRange) =>
  readQuery(goals.list, { query: { startDate: from, endDate: to } });
