import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import {
  averageIntake,
  type DayIntake,
  finishedDays,
  loggedUntil,
  loggedWithin,
  totalIntake,
} from './intake.ts';

const day = (date: string, calories: number, protein = 0, carbs = 0, fat = 0): DayIntake => ({
  date: calendarDay(date),
  calories,
  protein,
  carbs,
  fat,
});
const DAYS = [
  day('2026-11-14', 900),
  day('2026-11-15', 2000, 100, 200, 60),
  day('2026-11-17', 1000, 50, 150, 30),
];

test('counts only days in the range', () => {
  const range = { from: calendarDay('2026-11-15'), to: calendarDay('2026-11-21') };
  expect(loggedWithin(DAYS, range)).toEqual(DAYS.slice(1));
});

test('sums', () => {
  expect(totalIntake(DAYS.slice(1))).toEqual({ calories: 3000, protein: 150, carbs: 350, fat: 90 });
  expect(totalIntake([])).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 0 });
});

test('averages over logged days only', () => {
  expect(averageIntake(DAYS.slice(1))).toEqual({ calories: 1500, protein: 75, carbs: 175, fat: 45 });
});

test('has no average without a logged day', () => {
  expect(averageIntake([])).toBeNull();
});

test.each([
  ['2026-11-18', ['2026-11-14', '2026-11-15', '2026-11-17']],
  ['2026-11-17', ['2026-11-14', '2026-11-15']],
  ['2026-11-14', ['2026-11-14']],
  ['2026-11-13', ['2026-11-14', '2026-11-15', '2026-11-17']],
])(
  'on %s, averages are over %j: days that are over, else today so far, else what is planned',
  (today, days) => {
    expect(finishedDays(DAYS, calendarDay(today)).map(({ date }) => date)).toEqual(days);
  },
);

test('a planned meal is not logged yet', () => {
  expect(loggedUntil(DAYS, calendarDay('2026-11-15'))).toEqual(DAYS.slice(0, 2));
});
