import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { runsOutOn, usuallyLasts } from './pace.ts';

const today = calendarDay('2026-11-29');
const milk = { went: 2800, days: 8, since: calendarDay('2026-11-01'), last: today, there: 500 };

test.each([
  ['lasts as long as its amount at the usual pace', {}, '2026-12-04'],
  [
    'would be gone by now if nobody has noted that it went',
    { last: calendarDay('2026-11-20') },
    '2026-11-25',
  ],
  ['is taken at the pace of a week at least', { since: calendarDay('2026-11-28'), went: 700 }, '2026-12-04'],
  ['tells nothing if it is used seldom', { days: 2 }, null],
  ['tells nothing if there is none', { there: 0 }, null],
])('a food %s', (_, use, day) => {
  expect(runsOutOn({ ...milk, ...use }, today)).toBe(day);
});

const bought = { went: 2800, days: 8, since: calendarDay('2026-11-01'), bought: 4000, purchases: 4 };

test.each([
  ['lasts as long as what is usually bought at once', {}, { amount: 1000, days: 10 }],
  ['lasts a day at least', { bought: 40 }, { amount: 10, days: 1 }],
  ['tells nothing if it was bought once', { purchases: 1 }, null],
  ['tells nothing if it is used seldom', { days: 2 }, null],
])('a food %s', (_, habit, lasts) => {
  expect(usuallyLasts({ ...bought, ...habit }, today)).toEqual(lasts);
});
