import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { calorieSources } from './calorie-sources.ts';

const day = (calories: number) => ({
  date: calendarDay('2026-11-20'),
  calories,
  meals: 2,
  protein: 0,
  carbs: 0,
  fat: 0,
});
const egg = { name: 'Egg', calories: 150, times: 2 };
const tea = { name: 'Tea', calories: 0, times: 4 };

test.each([
  [[day(100), day(50)], [egg, tea], ['Egg 150 of 2 times, 100%']],
  [[day(600)], [egg], ['Egg 150 of 2 times, 25%', 'Other foods 450, 75%']],
  [[day(151)], [egg], [`Egg 150 of 2 times, ${(150 / 151) * 100}%`]],
  [[day(0)], [tea], []],
  [[], [], []],
])('%j with %j', (days, sources, lines) => {
  expect(
    calorieSources(days, sources).map(
      ({ name, calories, times, percent }) =>
        `${name} ${calories}${times ? ` of ${times} times` : ''}, ${percent}%`,
    ),
  ).toEqual(lines);
});
