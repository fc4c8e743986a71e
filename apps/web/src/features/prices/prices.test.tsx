import { plan } from '@game-plan/contracts/kitchen/plan';
import { type Price, prices } from '@game-plan/contracts/kitchen/prices';
import { coaching } from '@game-plan/contracts/people/coaching';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

const MILK = { name: 'milk', quantity: '2', unit: 'l', cents: 145 };
const SAVED: Price = { ...MILK, id: 3, shop: 'Aldi', boughtOn: calendarDay('2026-11-20') };

async function openPrices(known: Price[]) {
  respond(plan.list, []);
  respond(coaching.weeks, []);
  respond(prices.ofPlan, { cost: { cents: 1140, knownShare: 0.805 } });
  respond(prices.list, known);
  const page = renderPage('/plan');
  expect(await screen.findByText('This week costs about 11.40, 80% of the amount known.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Prices' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Prices' })) };
}

test('prices are read, looked over and saved', async () => {
  const { user, dialog } = await openPrices([]);
  expect(await dialog.findByText(/^No prices yet/)).toBeVisible();
  const asked = respond(prices.read, [MILK, { ...MILK, name: 'VISA', quantity: '1', unit: 'item' }]);
  await user.type(dialog.getByLabelText('What you paid'), '2 l milk 1.45');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  const review = within(await dialog.findByRole('form', { name: 'Prices that were read' }));
  expect(asked.bodies).toEqual([{ text: '2 l milk 1.45' }]);
  await user.click(review.getByRole('button', { name: 'Remove the price of VISA' }));
  await user.type(review.getByLabelText('Shop (optional)'), 'Aldi');
  const sent = respond(prices.create, [SAVED]);
  respond(prices.list, [SAVED]);
  await user.click(review.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Aldi · Nov 20, 2026')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ shop: 'Aldi', foods: [MILK] }]);
  expect(dialog.getByLabelText('What you paid')).toHaveValue('');
});

test('a text without prices says so, and a price is removed', async () => {
  const { user, dialog } = await openPrices([SAVED]);
  respond(prices.read, []);
  await user.type(dialog.getByLabelText('What you paid'), 'milk');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  expect(await dialog.findByText('No line ends with a price such as 1.45.')).toBeVisible();
  expect(dialog.getByText('1.45')).toBeVisible();
  const removed = respond(prices.remove, null);
  respond(prices.list, []);
  await user.click(dialog.getByRole('button', { name: 'Remove the price of milk' }));
  expect(await dialog.findByText(/^No prices yet/)).toBeVisible();
  expect(removed.urls).toEqual(['/api/prices/3']);
});
