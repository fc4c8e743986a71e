import { calendarDay } from '@game-plan/domain/calendar-day';
import { monthOf, weekOf } from '@game-plan/domain/nutrition/day-range';
import { expect, test } from 'vitest';
import { describeMonth, describeWeek } from './describe-days.ts';

const TODAY = calendarDay('2026-11-20');
const day = (date: string, calories: number) => ({
  date: calendarDay(date),
  calories,
  protein: 0,
  carbs: 0,
  fat: 0,
});
const DAYS = [day('2026-11-15', 1840.4), day('2026-11-19', 2110), day('2026-11-20', 1124)];

test.each([
  [
    DAYS,
    'Calories per day, Nov 15 – 21, 2026, against the goal of 2,000: Sunday 1,840, Thursday 2,110, today 1,124 so far',
  ],
  [
    [day('2026-11-19', 2110), day('2026-11-21', 900)],
    'Calories per day, Nov 15 – 21, 2026, against the goal of 2,000: Thursday 2,110, Saturday 900 planned',
  ],
  [[], 'Calories per day, Nov 15 – 21, 2026, against the goal of 2,000: nothing logged'],
])('a week of %j', (days, sentence) =>
  expect(describeWeek(weekOf(TODAY), days, () => 2000, TODAY)).toBe(sentence),
);

test.each([
  [
    DAYS,
    'Calories per day in November 2026 against the goal of 2,000: 3 days logged, 1,975 on average, most 2,110 on Nov 19, 2026, least 1,840 on Nov 15, 2026',
  ],
  [[], 'Calories per day in November 2026 against the goal of 2,000: nothing logged'],
])('a month of %j', (days, sentence) =>
  expect(describeMonth(monthOf(TODAY), days, () => 2000, TODAY)).toBe(sentence),
);

test('goals that changed are named with the lowest and the highest', () => {
  const goalOf = (date: string) => (date < '2026-11-18' ? 2000 : 1800);
  expect(describeWeek(weekOf(TODAY), [], goalOf, TODAY)).toContain('against the goal of 1,800 to 2,000');
});
