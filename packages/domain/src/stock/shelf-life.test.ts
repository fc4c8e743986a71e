import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { dayInPlace, type Said, shelfLives, usualDay, usualPlace } from './shelf-life.ts';

const TODAY = calendarDay('2026-11-29');
const day = (text: string) => calendarDay(`2026-${text}`);

test.each([
  ['Whole milk', null, 'fridge', 7],
  ['minced beef', null, 'fridge', 2],
  ['Chicken breasts', 'freezer', 'fridge', 270],
  ['Parmesan', null, 'fridge', 30],
  ['eggs', null, 'fridge', 35],
  ['Frozen peas', null, 'freezer', 240],
  ['Vanilla ice cream', null, 'freezer', 180],
  ['Tin of tomatoes', null, 'cupboard', 540],
  ['Spaghetti', null, 'cupboard', 730],
  ['garlic', null, 'cupboard', 30],
  ['Garlic powder', null, 'cupboard', 1095],
  ['Zwiebeln', null, 'cupboard', 30],
  ['Red onions', 'fridge', 'cupboard', 60],
  ['Low-fat chocolate milk', null, 'fridge', 7],
  ['Mac and cheese', null, 'fridge', 4],
  ['Banana', null, 'cupboard', null],
  ['Frobnication', null, null, null],
] as const)('%s in %s', (name, place, usual, days) => {
  expect(usualPlace(name)).toBe(usual);
  expect(shelfLives([]).daysIn(name, place)?.days ?? null).toBe(days);
});

test('a kitchen that has said otherwise is believed, the last times first and without a slip', () => {
  const said = (keeps: number, place: Said['place'] = null): Said => ({ name: 'Milk', place, keeps });
  expect(shelfLives([said(10)]).daysIn('whole milk', 'fridge')).toEqual({ days: 10, isHabit: true });
  expect(shelfLives([said(10), said(300), said(11)]).daysIn('milk', null)?.days).toBe(11);
  const lives = shelfLives([
    ...Array.from({ length: 5 }, () => said(9)),
    said(20),
    said(20),
    said(60, 'freezer'),
  ]);
  expect(lives.daysIn('milk', null)?.days).toBe(9);
  expect(lives.daysIn('milk', 'freezer')?.days).toBe(60);
  expect(lives.daysIn('butter', null)).toEqual({ days: 60, isHabit: false });
});

test('until when food without a date usually keeps', () => {
  const lives = shelfLives([]);
  const bought = { expiryDate: null, openedOn: null, boughtOn: day('11-27') };
  const milk = { name: 'Milk', place: null };
  expect(usualDay(milk, bought, lives)).toEqual({ until: '2026-12-04', isHabit: false });
  expect(usualDay(milk, { ...bought, expiryDate: TODAY }, lives)).toBeNull();
  expect(usualDay(milk, { ...bought, boughtOn: null }, lives)).toBeNull();
  const opened = { ...bought, openedOn: TODAY };
  expect(usualDay({ name: 'Ketchup', place: null }, opened, lives)?.until).toBe('2027-05-28');
  expect(usualDay({ name: 'Pesto', place: 'freezer' }, opened, lives)?.until).toBe('2026-12-27');
});

test.each([
  ['12-01', 'fridge', 'freezer', 90, '2027-02-27'],
  ['12-01', 'freezer', 'fridge', 2, '2026-12-01'],
  ['12-31', 'freezer', 'fridge', 2, '2026-12-01'],
  ['12-31', 'fridge', 'cupboard', 5, '2026-12-04'],
  ['12-01', 'fridge', 'cupboard', 30, '2026-12-01'],
  ['12-01', 'cupboard', 'fridge', 30, '2026-12-01'],
  ['11-28', 'fridge', 'freezer', 90, '2026-11-28'],
  ['12-01', 'fridge', 'freezer', null, '2026-12-01'],
  [null, 'fridge', 'freezer', 90, '2027-02-27'],
  [null, 'fridge', 'freezer', null, null],
  ['12-01', 'fridge', 'fridge', 90, '2026-12-01'],
] as const)(
  'food until %s that goes from %s to %s, where it keeps %s days',
  (date, from, to, days, until) => {
    expect(dayInPlace(date && day(date), { from, to, today: TODAY, days })).toBe(until);
  },
);
