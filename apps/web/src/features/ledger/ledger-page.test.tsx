import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const NOTHING = {
  before: 0,
  came: 0,
  eaten: 0,
  wasted: 0,
  unexplained: 0,
  there: 0,
  gramsOfOne: null,
  centsOfOne: null,
};
const MILK = {
  ...NOTHING,
  name: 'Milk',
  unit: 'ml',
  came: 2000,
  eaten: 1200,
  wasted: 300,
  unexplained: -50,
  there: 450,
  gramsOfOne: 1.03,
  centsOfOne: 0.1,
};
const DIP = { ...MILK, name: 'Dip', unit: 'piece', gramsOfOne: null, centsOfOne: null };
const OATS = { ...NOTHING, name: 'Oats', unit: 'kg', came: 2, there: 2, gramsOfOne: 1000, centsOfOne: 250 };
const CARD = { id: 4, name: 'Cheddar', quantity: '200', unit: 'g' };

function openLedger() {
  const read = respond(ledger.read, {
    lines: [MILK, DIP, OATS],
    wastedGrams: 309,
    wastedCost: { cents: 30, knownShare: 0.6 },
    since: calendarDay('2026-10-01'),
  });
  const runsOut = [{ id: 5, name: 'Milk', quantity: '450', unit: 'ml', on: calendarDay('2026-11-24') }];
  respond(ledger.forecast, {
    runsOut,
    mayBeGone: [CARD],
    lasts: [{ name: 'Milk', unit: 'ml', amount: 2000, days: 6 }],
  });
  return { ...renderPage('/ledger'), read };
}

test('shows by food what came, was eaten, thrown away and is there, and the months before', async () => {
  const { user, read } = openLedger();
  const table = within(await screen.findByRole('table', { name: 'Food in November 2026' }));
  expect(table.getByRole('row', { name: 'Milk – 2,000 ml 1,200 ml 300 ml −50 ml 450 ml' })).toBeVisible();
  expect(screen.getByText('309 g')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText('October 2026')).toBeVisible();
  expect(read.urls).toContain('/api/ledger?day=2026-10-01&today=2026-11-21');
});

test('counts in grams and in money what is known, and says how much is not', async () => {
  const { user } = openLedger();
  const table = within(await screen.findByRole('table', { name: 'Food in November 2026' }));
  expect(screen.getByText('It cost about 0.30, 60% of the amount known.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Grams' }));
  expect(table.getByRole('row', { name: 'Milk – 2,060 g 1,236 g 309 g −52 g 464 g' })).toBeVisible();
  expect(table.queryByRole('row', { name: /Dip/ })).toBeNull();
  expect(screen.getByText('1 food without a known weight left out.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Money' }));
  expect(table.getByRole('row', { name: 'Milk – 2.00 1.20 0.30 −0.05 0.45' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Together – 7.00 1.20 0.30 −0.05 5.45' })).toBeVisible();
  expect(screen.getByText(/^At the last price of each food\. 1 food without a known price/)).toBeVisible();
  await expectAccessible();
});

test('says how long what is usually bought lasts, and nothing of what is not known', async () => {
  openLedger();
  const lasts = within(await screen.findByRole('region', { name: 'How long it usually lasts' }));
  expect(lasts.getByText('about 6 days')).toBeVisible();
});

test('asks in one press whether food is still there, and puts what runs out on the list', async () => {
  const { user } = openLedger();
  const question = within(await screen.findByRole('region', { name: 'Is there still …?' }));
  const counted = respond(ledger.count, null);
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await notifications().findByText('Cheddar is still there')).toBeVisible();
  expect(counted.urls).toEqual(['/api/ledger/4/counted?today=2026-11-21']);
  const removed = respond(ingredients.remove, { undoId: 5 });
  await user.click(question.getByRole('button', { name: 'No, it is gone' }));
  expect(await notifications().findByText('Ingredient deleted')).toBeVisible();
  expect(notifications().getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(removed.urls).toEqual(['/api/ingredients/4?today=2026-11-21']);
  const bought = respond(shoppingList.createSeveral, []);
  await user.click(screen.getByRole('button', { name: 'Add Milk to shopping list' }));
  expect(await notifications().findByText('Added to shopping list')).toBeVisible();
  expect(bought.bodies).toEqual([{ items: [{ name: 'Milk', quantity: '', unit: '' }] }]);
});
