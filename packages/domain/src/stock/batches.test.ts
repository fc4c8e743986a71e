import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import {
  type BatchedCard,
  batchesOf,
  changedDays,
  daysAsIn,
  daysOpened,
  daysPutBack,
  daysUntil,
  leftOfWhole,
  usablePart,
} from './batches.ts';
import type { Cause } from './movement.ts';

const day = (text: string) => calendarDay(`2026-${text}`);
const TODAY = day('11-29');
const because = (kind: Cause['kind'], on = TODAY): Cause => ({ kind, day: on });

const card = (fields: Partial<BatchedCard> = {}): BatchedCard => ({
  quantity: '1',
  unit: 'l',
  expiryDate: null,
  openedOn: null,
  boughtOn: null,
  batches: [],
  ...fields,
});

/** Writes '1 until 12-01, 0.5 open 11-29' in the order of use. */
const written = (of: BatchedCard) =>
  batchesOf(of)
    .map(
      ({ amount, expiryDate, openedOn }) =>
        `${amount}${expiryDate ? ` until ${expiryDate.slice(5)}` : ''}${openedOn ? ` open ${openedOn.slice(5)}` : ''}`,
    )
    .join(', ');

const change = (before: BatchedCard, fields: Partial<BatchedCard>, cause: Cause, at?: number) => ({
  ...before,
  ...fields,
  ...changedDays(before, fields, cause, at),
});

/** Two litres of milk, of two days. */
const MILK = change(
  card({ expiryDate: day('12-01') }),
  { quantity: '2', expiryDate: day('12-05') },
  because('bought'),
);

test('what is bought is a batch of its own unless it keeps until the same day', () => {
  expect(written(MILK)).toBe('1 until 12-01, 1 until 12-05');
  expect(MILK).toMatchObject({ expiryDate: '2026-12-01', boughtOn: null });
  const three = change(MILK, { quantity: '3', expiryDate: day('12-05') }, because('bought'));
  expect(written(three)).toBe('1 until 12-01, 2 until 12-05');
  const undated = change(three, { quantity: '3.5' }, because('bought'));
  expect(written(undated)).toBe('1 until 12-01, 2 until 12-05, 0.5');
  expect(batchesOf(undated)[2]).toMatchObject({ boughtOn: TODAY });
});

test('one batch is the card itself', () => {
  expect(batchesOf(card({ quantity: 'a few' }))).toMatchObject([{ amount: 0 }]);
  const one = change(MILK, { quantity: '1' }, because('eaten'));
  expect(one).toMatchObject({ expiryDate: '2026-12-05', batches: [] });
});

test.each([
  ['eaten', '11-29', '0.5 until 12-01, 1 until 12-05'],
  ['cooked', '12-02', '1 until 12-01, 0.5 until 12-05'],
  ['thrown away', '12-02', '0.5 until 12-01, 1 until 12-05'],
  ['corrected', '11-29', '0.5 until 12-01, 1 until 12-05'],
  ['bought', '11-29', '1 until 12-01, 0.5 until 12-05'],
] as const)('what is %s on %s', (kind, on, left) => {
  expect(written(change(MILK, { quantity: '1.5' }, because(kind, day(on))))).toBe(left);
});

test('of a stated batch', () => {
  expect(written(change(MILK, { quantity: '1.25' }, because('thrown away'), 1))).toBe(
    '1 until 12-01, 0.25 until 12-05',
  );
  const dated = change(MILK, { expiryDate: day('12-20') }, because('corrected'), 1);
  expect(written(dated)).toBe('1 until 12-01, 1 until 12-20');
});

test('the day that a card shows is edited', () => {
  expect(written(change(MILK, { expiryDate: day('12-09') }, because('corrected')))).toBe(
    '1 until 12-05, 1 until 12-09',
  );
  const without = change(MILK, { expiryDate: null }, because('corrected'));
  expect(without.expiryDate).toBe('2026-12-05');
  const same = change(MILK, { expiryDate: MILK.expiryDate, quantity: '2' }, because('corrected'));
  expect(same.batches).toEqual(MILK.batches);
});

test('batches follow the unit of their card', () => {
  const inMillilitres = change(MILK, { quantity: '2000', unit: 'ml' }, because('corrected'));
  expect(written(inMillilitres)).toBe('1000 until 12-01, 1000 until 12-05');
  const more = change(MILK, { quantity: '2250', unit: 'ml' }, because('bought'));
  expect(written(more)).toBe('1000 until 12-01, 1000 until 12-05, 250');
  const pieces = change(MILK, { quantity: '4', unit: 'piece' }, because('corrected'));
  expect(written(pieces)).toBe('2 until 12-01, 2 until 12-05');
});

test('an amount that something else has changed is taken from what is used first', () => {
  expect(written({ ...MILK, quantity: '0.5' })).toBe('0 until 12-01, 0.5 until 12-05');
  expect(written({ ...MILK, quantity: '2.5' })).toBe('1 until 12-01, 1.5 until 12-05');
});

test.each(['eaten', 'cooked', 'thrown away', 'expired', 'corrected', 'bought'] as const)(
  'what was %s is put back as it was, also after more was taken, or the card is gone',
  (kind) => {
    const cause = because(kind, day('12-02'));
    const left = '0.75';
    const after = change(MILK, { quantity: left }, cause);
    const taking = { before: MILK, left, cause };
    expect({ ...MILK, ...daysPutBack(after, taking, MILK) }).toEqual(MILK);
    const less = change(after, { quantity: '0.5' }, because('corrected'));
    const back = { ...MILK, quantity: '1.75', ...daysPutBack(less, taking, { ...MILK, quantity: '1.75' }) };
    expect(batchesOf(back).reduce((sum, { amount }) => sum + amount, 0)).toBe(1.75);
    const all = { before: MILK, left: '0', cause };
    expect({ ...MILK, ...daysPutBack(undefined, all, MILK) }).toEqual(MILK);
  },
);

test('opening one of several, by measure or by piece', () => {
  const opened = { ...MILK, ...daysOpened(MILK, { at: 0, day: TODAY, until: day('12-06') }) };
  expect(written(opened)).toBe('1 until 12-01 open 11-29, 1 until 12-05');
  expect(opened).toMatchObject({ openedOn: TODAY, expiryDate: '2026-12-01' });
  const second = { ...MILK, ...daysOpened(MILK, { at: 1, day: TODAY, until: day('11-30') }) };
  expect(written(second)).toBe('1 until 11-30 open 11-29, 1 until 12-01');
  const yogurts = card({ quantity: '4', unit: 'piece', expiryDate: day('12-20') });
  const one = { ...yogurts, ...daysOpened(yogurts, { at: 0, day: TODAY, until: day('12-02') }) };
  expect(written(one)).toBe('1 until 12-02 open 11-29, 3 until 12-20');
  expect({ ...one, ...daysAsIn(yogurts, one) }).toEqual(yogurts);
  const jam = card({ quantity: '1', unit: 'piece' });
  expect(written({ ...jam, ...daysOpened(jam, { at: 0, day: TODAY, until: null }) })).toBe('1 open 11-29');
});

test('what is put elsewhere keeps for another time, and its undo knows what was eaten meanwhile', () => {
  const frozen = { ...MILK, ...daysUntil(MILK, () => day('12-30')) };
  expect(written(frozen)).toBe('2 until 12-30');
  const less = change(frozen, { quantity: '1.5' }, because('eaten'));
  expect(written({ ...less, ...daysAsIn(MILK, less) })).toBe('0.5 until 12-01, 1 until 12-05');
});

test('what may be eaten', () => {
  const milk = { ...MILK, status: 'fresh' as const };
  expect(usablePart(milk, TODAY)).toBe(milk);
  const part = usablePart(milk, day('12-02'));
  expect(part).toMatchObject({ quantity: '1', expiryDate: '2026-12-05', batches: [] });
  expect(part && leftOfWhole(milk, part, '0.25')).toBe('1.25');
  expect(leftOfWhole(milk, milk, '0.33')).toBe('0.33');
  expect(usablePart(milk, day('12-06'))).toBeUndefined();
  expect(usablePart({ ...milk, status: 'expired' }, TODAY)).toBeUndefined();
});

test('endless batches become one, and amounts that add up stay exact', () => {
  let flour = card({ quantity: '0', unit: 'kg' });
  for (let at = 1; at <= 100; at += 1)
    flour = change(
      flour,
      { quantity: String(Number((at / 10).toFixed(1))), expiryDate: calendarDay(`2027-01-01`) },
      because('bought'),
    );
  expect(written(flour)).toBe('10 until 01-01');
  let eggs = card({ quantity: '0', unit: 'piece' });
  for (let at = 1; at <= 100; at += 1)
    eggs = change(
      eggs,
      { quantity: String(at) },
      because('bought', calendarDay(new Date(Date.UTC(2026, 0, at)).toISOString().slice(0, 10))),
    );
  expect(eggs.batches).toHaveLength(60);
  expect(batchesOf(eggs).reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
});
