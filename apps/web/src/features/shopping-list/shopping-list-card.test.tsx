import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { notifications } from '#testing/notifications.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';

const card = async () => within(await screen.findByRole('region', { name: 'Shopping List' }));
const items = ['Feta', 'Lime', 'Rice', 'Tea', 'Corn'].map((name, index) =>
  exampleShoppingItem({ id: index + 1, name, isCompleted: name === 'Lime' }),
);

beforeEach(() => {
  respondToDashboard();
  respond(shoppingList.settings, { stockBought: false });
});

test('counts open items and shows the first three', async () => {
  respond(shoppingList.list, items);
  renderPage('/');
  const list = await card();
  expect(await list.findByText('4 items')).toBeVisible();
  expect(list.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Feta 60 g',
    'Rice 60 g',
    'Tea 60 g',
  ]);
  expect(list.getByText('+1 more')).toBeVisible();
});

test('shows an item’s allergens', async () => {
  respond(shoppingList.list, [exampleShoppingItem({ contains: ['milk', 'eggs'] })]);
  renderPage('/');
  const list = await card();
  expect(await list.findByRole('checkbox', { name: 'Feta Contains milk and eggs 60 g' })).toBeVisible();
});

test('ticks an item', async () => {
  respond(shoppingList.list, items.slice(0, 1));
  const { user } = renderPage('/');
  const list = await card();
  const box = await list.findByRole('checkbox', { name: /^Feta/ });
  expect(list.getByText('1 item')).toBeVisible();
  const sent = respond(shoppingList.update, exampleShoppingItem({ isCompleted: true }));
  respond(shoppingList.list, [exampleShoppingItem({ isCompleted: true })]);
  await user.click(box);
  expect(await list.findByText(/^Nothing to buy/)).toBeVisible();
  expect([sent.urls, sent.bodies]).toEqual([
    [expect.stringMatching(/^\/api\/shopping-list\/1\?today=/)],
    [{ isCompleted: true }],
  ]);
});

test('moves the focus when the ticked item disappears', async () => {
  respond(shoppingList.list, items);
  const { user } = renderPage('/');
  const list = await card();
  (await list.findByRole('checkbox', { name: /^Feta/ })).focus();
  const ticked = exampleShoppingItem({ id: 1, name: 'Feta', isCompleted: true });
  respond(shoppingList.update, ticked);
  respond(shoppingList.list, [ticked, ...items.slice(1)]);
  await user.keyboard(' ');
  await waitFor(() => expect(list.queryByRole('checkbox', { name: /^Feta/ })).not.toBeInTheDocument());
  expect(list.getByRole('checkbox', { name: /^Rice/ })).toHaveFocus();
});

test('restores the item when ticking fails', async () => {
  respond(shoppingList.list, items.slice(0, 1));
  const { user } = renderPage('/');
  const box = await (await card()).findByRole('checkbox', { name: /^Feta/ });
  respondProblem(shoppingList.update, 500, 'Something went wrong', 'internal');
  await user.click(box);
  expect(await notifications().findByText('Failed to update shopping list')).toBeVisible();
  await waitFor(() => expect(box).not.toBeChecked());
});

test('shows a loading error and loads again on request', async () => {
  respondNothing(shoppingList.list);
  const { user } = renderPage('/');
  expect(await screen.findByText('The shopping list did not load')).toBeVisible();
  respond(shoppingList.list, items.slice(0, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByText('1 item')).toBeVisible();
});
