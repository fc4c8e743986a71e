import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { preferences } from '@game-plan/contracts/people/preferences';
import { undo } from '@game-plan/contracts/people/undo';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleIngredient, ingredientsNamed } from '#testing/examples/example-ingredient.ts';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { cardNames, INVENTORY, openInventory } from '#testing/pages/open-inventory.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') });
  respond(preferences.get, examplePreferences());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const filters = () => within(screen.getByRole('group', { name: 'Filter by category' }));
const filter = (name: RegExp) => filters().getByRole('button', { name });

async function choose(user: Awaited<ReturnType<typeof openInventory>>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the inventory', () => {
  test('shows each ingredient together with the expiry notice, so that nothing moves; filters by category and expiry, with the filter in the address', async () => {
    respond(ingredients.usualDays, []);
    respond(shoppingList.minimums, []);
    respond(ingredients.list, INVENTORY);
    const { release, sent: expiring } = respondLater(ingredients.expiring, INVENTORY.slice(0, 1));
    const { user, router } = renderPage('/ingredients');
    await screen.findByText('3 ingredients in your kitchen');
    expect(cardNames()).toEqual([]);
    release();
    expect(await screen.findByText('1 ingredient(s) expiring soon')).toBeVisible();
    expect(cardNames()).toEqual(['Baby spinach', 'Cream', 'Cheddar']);
    expect(expiring.urls).toEqual(['/api/ingredients/expiring?today=2026-11-21']);

    const cards = within(screen.getByRole('list', { name: 'Ingredients' }));
    const [spinach, cream, cheddar] = cards.getAllByRole('listitem');
    expect(spinach).toHaveTextContent(/Baby spinach.*1 bunch.*expiring.*Exp: Nov 22, 2026/);
    expect(cream).toHaveTextContent(/Cream.*1 cup.*expired.*Exp: Nov 18, 2026/);
    expect(cheddar).toHaveTextContent(/Cheddar.*200 g.*fresh/);
    expect(cheddar).not.toHaveTextContent('Exp:');
    expect(cards.getAllByRole('img').map((emoji) => emoji.getAttribute('alt'))).toEqual([
      'Vegetable',
      'Dairy',
      'Dairy',
    ]);

    expect(
      filters()
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['All3', 'Vegetable1', 'Dairy2', 'Expiring Soon1']);
    expect(filter(/^All/)).toHaveAttribute('aria-pressed', 'true');

    await user.click(filter(/Dairy/));
    expect(cardNames()).toEqual(['Cream', 'Cheddar']);
    expect(router.latestLocation.search).toEqual({ category: 'dairy' });

    await user.click(screen.getByRole('link', { name: 'View expiring items' }));
    await waitFor(() => expect(cardNames()).toEqual(['Baby spinach']));
    expect(filter(/Expiring Soon/)).toHaveAttribute('aria-pressed', 'true');

    router.history.back();
    await waitFor(() => expect(cardNames()).toEqual(['Cream', 'Cheddar']));
  });

  test('opens with the filter of its address, and ignores an unknown one', async () => {
    const { router } = await openInventory(INVENTORY, '?category=fruit');
    expect(await screen.findByText('No ingredients in the fruit category.')).toBeVisible();
    await act(() => router.navigate({ href: '/ingredients?category=plutonium' }));
    await waitFor(() => expect(cardNames()).toHaveLength(3));
  });

  test('explains what to do when it is empty', async () => {
    await openInventory([]);
    expect(
      await screen.findByText('No ingredients in your inventory. Add some to get started!'),
    ).toBeVisible();
    expect(screen.queryByText(/expiring soon/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export List' })).toBeDisabled();
  });

  test('shows eight placeholders while loading', async () => {
    respond(ingredients.usualDays, []);
    respond(shoppingList.minimums, []);
    const list = respondLater(ingredients.list, INVENTORY);
    const expiring = respondLater(ingredients.expiring, []);
    renderPage('/ingredients');
    expect(await screen.findByText('Loading ingredients')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem', { hidden: true })).toHaveLength(8);
    list.release();
    expiring.release();
    await waitFor(() => expect(cardNames()).toHaveLength(3));
  });

  test('shows a loading error and loads again on request', async () => {
    respondNothing(ingredients.list);
    respond(ingredients.expiring, []);
    respond(ingredients.usualDays, []);
    respond(shoppingList.minimums, []);
    const { user } = renderPage('/ingredients');
    expect(await screen.findByText('Ingredients did not load')).toBeVisible();
    respond(ingredients.list, INVENTORY);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardNames()).toHaveLength(3));
  });

  test('keeps the list when reloading fails, and says that it may be outdated; is read again when another tab has changed it, and marks an amount of zero', async () => {
    const { user, client } = await openInventory();
    await screen.findByText('Cream');
    respondNothing(ingredients.list);
    void client.invalidateQueries();
    expect(await screen.findByText('Ingredients did not reload')).toBeVisible();
    expect(screen.getByText('Cream')).toBeVisible();
    respond(ingredients.list, INVENTORY.slice(0, 1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardNames()).toEqual(['Baby spinach']));
    expect(screen.queryByText('Ingredients did not reload')).not.toBeInTheDocument();

    respond(ingredients.list, [
      exampleIngredient({ name: 'Mangold', quantity: '0' }),
      exampleIngredient({ id: 2, quantity: '0.5' }),
    ]);
    const otherTab = new BroadcastChannel('game-plan-changes');
    otherTab.postMessage('changed');
    expect(await screen.findByText('Mangold')).toBeVisible();
    otherTab.close();
    const cards = within(screen.getByRole('list', { name: 'Ingredients' }));
    const [none, some] = cards.getAllByRole('listitem');
    expect(none).toHaveTextContent('0 pieces · none left');
    expect(some).not.toHaveTextContent('none left');
  });

  test.each([
    ['Pacific/Pago_Pago', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('requests expiring ingredients for the local day in %s', async (zone, day) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(new Date('2026-11-21T10:30:00Z'));
    const { expiring } = await openInventory();
    await waitFor(() => expect(expiring.urls).toEqual([`/api/ingredients/expiring?today=${day}`]));
  });
});

describe('a long inventory', () => {
  const LONG = [
    ...INVENTORY,
    ...ingredientsNamed(['Oats', 'Rice', 'Apples', 'Pears', 'Plums', 'Figs', 'Dates', 'Kale', 'Leeks']).map(
      (one, at) => ({ ...one, id: at + 10 }),
    ),
    exampleIngredient({ id: 30, name: 'Tomatoes', category: 'vegetable', quantity: '4' }),
  ];
  const box = () => screen.findByRole('searchbox', { name: 'Search ingredients' });
  const order = () => screen.getByRole('combobox', { name: 'Sort by' });

  test('can be searched within the filter, also after Back, and shows when nothing matches; can be sorted, and remembers the order', async () => {
    const { user, router } = await openInventory(LONG);
    const { length } = router.history;
    await user.type(await box(), 'tomato');
    await waitFor(() => expect(cardNames()).toEqual(['Tomatoes']));
    expect(router.latestLocation.search).toEqual({ q: 'tomato' });
    expect(router.history).toHaveLength(length);
    await user.click(screen.getByRole('link', { name: 'View expiring items' }));
    await waitFor(async () => expect(await box()).toHaveValue(''));
    router.history.back();
    await waitFor(() => expect(cardNames()).toEqual(['Tomatoes']));
    expect(await box()).toHaveValue('tomato');
    expect(screen.getByText('1 ingredient found')).toBeInTheDocument();
    await user.click(filter(/Dairy/));
    expect(await screen.findByText('No ingredient in the dairy category matches “tomato”.')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(cardNames()).toEqual(['Cream', 'Cheddar']));
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('');

    await user.click(filter(/^All/));
    expect(order()).toHaveDisplayValue('Recently added');
    await waitFor(() => expect(cardNames()[0]).toBe('Baby spinach'));
    // Expiring food is there soonest first, and the field says so.
    await user.click(filter(/^Expiring Soon/));
    await waitFor(() => expect(order()).toHaveDisplayValue('Expiry'));
    await user.click(filter(/^All/));
    await waitFor(() => expect(order()).toHaveDisplayValue('Recently added'));
    await user.selectOptions(order(), 'Name');
    expect(cardNames().slice(0, 3)).toEqual(['Apples', 'Baby spinach', 'Cheddar']);
    await user.selectOptions(order(), 'Expiry');
    expect(cardNames().slice(0, 3)).toEqual(['Cream', 'Baby spinach', 'Apples']);
    cleanup();
    await openInventory(LONG);
    await box();
    expect(order()).toHaveDisplayValue('Expiry');
    await waitFor(() => expect(cardNames()[0]).toBe('Cream'));
  });

  test('has more than twelve ingredients', async () => {
    await openInventory(LONG.slice(0, 12));
    await waitFor(() => expect(cardNames()).toHaveLength(12));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

test('deleting says in one press where food went', async () => {
  const { user } = await openInventory();
  const sent = respond(ingredients.remove, { undoId: 5 });
  await choose(user, 'Cream', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Cream' }));
  await user.click(dialog.getByRole('button', { name: 'Thrown away' }));
  expect(await notifications().findByText('Cream: thrown away')).toBeVisible();
  expect(sent.urls).toEqual(['/api/ingredients/2?today=2026-11-21&why=thrown+away']);
});

test('a card says since when its food is open, and until when it keeps then', async () => {
  const { user } = await openInventory();
  await screen.findByRole('heading', { name: 'Cream' });
  const cream = exampleIngredient({
    ...INVENTORY[1],
    openedOn: calendarDay('2026-11-21'),
    expiryDate: calendarDay('2026-11-28'),
  });
  const sent = respond(ingredients.open, { undoId: 5, ingredient: cream });
  respond(
    ingredients.list,
    INVENTORY.map((one) => (one.id === cream.id ? cream : one)),
  );
  await choose(user, 'Cream', 'Opened today');
  expect(await notifications().findByText('Cream · Exp: Nov 28, 2026')).toBeVisible();
  expect(notifications().getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent.bodies).toEqual([{ openedOn: '2026-11-21' }]);
  const changed = respond(ingredients.update, cream);
  await choose(user, 'Cream', 'Not opened');
  await waitFor(() => expect(changed.bodies).toEqual([{ openedOn: null }]));
});

test('a card without a date proposes the usual one, which one press sets', async () => {
  const { user } = await openInventory(INVENTORY, '', [
    { id: 3, batch: 0, until: calendarDay('2026-12-19'), isHabit: false },
  ]);
  const sent = respond(ingredients.update, exampleIngredient({ id: 3 }));
  const proposal = await screen.findByText('Usually keeps until Dec 19, 2026');
  await user.click(proposal);
  await waitFor(() => expect(sent.bodies).toEqual([{ expiryDate: '2026-12-19' }]));
  expect(sent.urls).toEqual(['/api/ingredients/3?today=2026-11-21&batch=0']);
});

test('a minimum is set from a card, which shows it', async () => {
  const { user } = await openInventory();
  await choose(user, 'Cheddar', 'Minimum...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Always have Cheddar' }));
  const field = dialog.getByLabelText('At least');
  await user.clear(field);
  await user.type(field, 'some');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Quantity must be a number')).toBeVisible();
  expect(field).toBeInvalid();
  await expectAccessible();
  const gone = { name: 'Butter', quantity: '250', unit: 'g', ids: [] };
  const own = { name: 'Cheddar', quantity: '150', unit: 'g', ids: [3] };
  const sent = respond(shoppingList.saveMinimum, [own, gone]);
  respond(shoppingList.minimums, [own, gone]);
  await user.clear(field);
  await user.type(field, '150');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/200 g · at least 150 g/)).toBeVisible();
  expect(sent.bodies).toEqual([{ name: 'Cheddar', quantity: '150', unit: 'g' }]);
  await choose(user, 'Cheddar', 'Minimum...');
  const again = within(await screen.findByRole('dialog', { name: 'Always have Cheddar' }));
  await user.click(again.getByRole('button', { name: 'No minimum of Butter' }));
  await user.click(again.getByRole('button', { name: 'No minimum' }));
  await waitFor(() =>
    expect(sent.bodies.slice(1)).toEqual([
      { name: 'Butter', quantity: '0', unit: 'g' },
      { name: 'Cheddar', quantity: '0', unit: 'g' },
    ]),
  );
});

test('a card of several batches shows its first date, and opened all of them, each with its own', async () => {
  const batch = { openedOn: null, boughtOn: calendarDay('2026-11-20') };
  const milk = exampleIngredient({
    id: 7,
    name: 'Milk',
    quantity: '2.5',
    unit: 'l',
    expiryDate: calendarDay('2026-11-25'),
    batches: [
      { ...batch, amount: 1, expiryDate: calendarDay('2026-11-25') },
      { ...batch, amount: 1, expiryDate: calendarDay('2026-12-01') },
      { ...batch, amount: 0.5, expiryDate: null },
    ],
  });
  const { user } = await openInventory([milk], '', [
    { id: 7, batch: 2, until: calendarDay('2026-11-27'), isHabit: true },
  ]);
  expect(await screen.findByText('Exp: Nov 25, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3 batches of Milk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Milk' }));
  const rows = dialog.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  await expectAccessible();
  const second = within(rows[1] ?? document.body);
  const moved = respond(ingredients.update, milk);
  const date = second.getByLabelText('Expiry Date of 1 l');
  expect(date).toHaveValue('2026-12-01');
  await user.clear(date);
  await user.type(date, '2026-12-05');
  await user.tab();
  await waitFor(() => expect(moved.bodies).toEqual([{ expiryDate: '2026-12-05' }]));
  expect(moved.urls).toEqual(['/api/ingredients/7?today=2026-11-21&batch=1']);
  await user.click(dialog.getByText('Usually keeps until Nov 27, 2026'));
  await waitFor(() => expect(moved.bodies.at(-1)).toEqual({ expiryDate: '2026-11-27' }));
  const used = respond(ingredients.use, { undoId: 9, left: [milk] });
  await user.click(second.getByRole('button', { name: 'Thrown away' }));
  expect(await notifications().findByText('Milk: thrown away')).toBeVisible();
  expect(used.bodies).toEqual([
    { items: [{ id: 7, quantity: '2.5', unit: 'l', left: '1.5', batch: 1 }], why: 'thrown away' },
  ]);
  const opened = respond(ingredients.open, { undoId: 10, ingredient: milk });
  await user.click(second.getByRole('button', { name: 'Opened today' }));
  await waitFor(() => expect(opened.bodies).toEqual([{ openedOn: '2026-11-21', batch: 1 }]));
});

test('a cooked dish is eaten into the diary, frozen, or thrown away from its card', async () => {
  const dish = exampleIngredient({
    id: 9,
    name: 'Soup (cooked)',
    quantity: '2',
    isDish: true,
    place: 'fridge',
  });
  const { user } = await openInventory([dish]);
  expect(await screen.findByText('Fridge')).toBeVisible();
  const eaten = respond(ingredients.eat, { undoId: 7, servings: 1 });
  await choose(user, 'Soup (cooked)', 'Eat a serving');
  expect(await notifications().findByText('1 serving of Soup (cooked)')).toBeVisible();
  expect(notifications().getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(eaten.urls).toEqual(['/api/ingredients/9/eat?today=2026-11-21']);

  const frozen = { ...dish, place: 'freezer' as const, expiryDate: calendarDay('2027-02-19') };
  const stored = respond(ingredients.store, { undoId: 8, ingredient: frozen });
  respond(ingredients.list, [frozen]);
  await choose(user, 'Soup (cooked)', 'Freeze');
  expect(await notifications().findByText('Soup (cooked) · Exp: Feb 19, 2027')).toBeVisible();
  expect(stored.bodies).toEqual([{ place: 'freezer' }]);
  expect(await screen.findByText('Freezer')).toBeVisible();

  const thrown = respond(ingredients.remove, { undoId: 9 });
  await choose(user, 'Soup (cooked)', 'Throw away');
  expect(await notifications().findByText('Soup (cooked): thrown away')).toBeVisible();
  expect(thrown.urls).toEqual(['/api/ingredients/9?today=2026-11-21&why=thrown+away']);
});

test('deleting asks first, does nothing on Cancel, keeps the card after an error, removes one that another tab has deleted, and removes the card, which Undo brings back', async () => {
  const { user } = await openInventory();
  const unsent = respond(ingredients.remove, { undoId: 5 });
  await choose(user, 'Cream', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Cream' }));
  expect(dialog.getByText('Are you sure you want to delete this ingredient?')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(unsent.urls).toEqual([]);

  respondProblem(ingredients.remove, 503, 'The database is not available just now.', 'unavailable');
  await choose(user, 'Cream', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await notifications().findByText('Failed to delete ingredient')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(cardNames()).toHaveLength(3);

  await choose(user, 'Cheddar', 'Delete');
  respondProblem(ingredients.remove, 404, 'This ingredient was not found', 'not_found');
  respond(ingredients.list, INVENTORY.slice(0, 2));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await notifications().findByText('This ingredient was not found')).toBeVisible();
  await waitFor(() => expect(cardNames()).toEqual(['Baby spinach', 'Cream']));

  const sent = respond(ingredients.remove, { undoId: 5 });
  await choose(user, 'Cream', 'Delete');
  respond(ingredients.list, INVENTORY.slice(0, 1));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await notifications().findByText('Ingredient deleted')).toBeVisible();
  expect(sent.urls).toEqual(['/api/ingredients/2?today=2026-11-21']);
  await waitFor(() => expect(cardNames()).toEqual(['Baby spinach']));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  const undone = respond(undo.run, null);
  respond(ingredients.list, INVENTORY.slice(0, 2));
  await user.click(notifications().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cardNames()).toEqual(['Baby spinach', 'Cream']));
  expect(notifications().getByText('Ingredient restored')).toBeVisible();
  expect(undone.urls).toEqual(['/api/undo/5']);
});

test('loads by itself once the connection is back', async () => {
  respondNothing(ingredients.list);
  respond(ingredients.expiring, []);
  respond(ingredients.usualDays, []);
  respond(shoppingList.minimums, []);
  renderPage('/ingredients');
  expect(await screen.findByText('Ingredients did not load')).toBeVisible();
  respond(ingredients.list, INVENTORY);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Cheddar')).toBeVisible();
});

test('clearing expired ingredients asks first, shows an error when it fails, then clears by the local day, and does not ask when nothing has expired', async () => {
  const { user } = await openInventory();
  respondNothing(ingredients.clearExpired);
  await screen.findByText('Cream');
  await user.click(screen.getByRole('button', { name: 'Clear Expired' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Are you sure you want to clear all expired ingredients?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Clear Expired' }));
  expect(await notifications().findByText('Failed to clear expired ingredients')).toBeVisible();

  const sent = respond(ingredients.clearExpired, { removed: 1, undoId: 6 });
  respond(ingredients.list, [exampleIngredient({ name: 'Cheddar' })]);
  await user.click(await dialog.findByRole('button', { name: 'Clear Expired' }));
  await waitFor(() => expect(cardNames()).toEqual(['Cheddar']));
  expect(sent.urls).toEqual(['/api/ingredients/expired?today=2026-11-21']);
  const undone = respond(undo.run, null);
  await user.click(await notifications().findByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('1 ingredient restored')).toBeVisible();
  expect(undone.urls).toEqual(['/api/undo/6']);

  await user.click(screen.getByRole('button', { name: 'Clear Expired' }));
  expect(await notifications().findByText('Nothing to clear')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
