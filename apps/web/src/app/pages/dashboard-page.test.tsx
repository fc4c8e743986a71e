import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exampleIngredient, ingredientsNamed } from '#testing/examples/example-ingredient.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem, respondWith } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const TEN = ['Eggs', 'Milk', 'Rice', 'Salt', 'Tofu', 'Kale', 'Lime', 'Oats', 'Corn', 'Figs'];

const nameField = () => screen.findByRole('textbox', { name: 'Add an ingredient by name' });
const addButton = () => screen.getByRole('button', { name: 'Add' });
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Your ingredients' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

beforeEach(respondToDashboard);

test('greets by first name and shows the day', async () => {
  setClock('2026-11-20T08:00:00');
  onTestFinished(() => void vi.useRealTimers());
  renderPage('/');
  expect(await screen.findByRole('heading', { level: 1, name: "Today's game plan, Marta" })).toBeVisible();
  expect(screen.getByText('Friday, November 20')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Dashboard - Game Plan Cookbook'));
});

test('greets by username without a first name', async () => {
  const { user, profile } = sessionOf('user');
  respond(auth.me, { user: { ...user, firstName: null }, profile });
  renderPage('/', 'unknown');
  expect(await screen.findByRole('heading', { level: 1, name: "Today's game plan, marta" })).toBeVisible();
});

describe('adding an ingredient', () => {
  test.each(['{Enter}', 'Add'])('by %s sends the trimmed name and shows its chip', async (how) => {
    const { user } = renderPage('/');
    const sent = respond(ingredients.create, exampleIngredient());
    await user.type(await nameField(), '  Eggs ');
    respond(ingredients.list, [exampleIngredient()]);
    await (how === 'Add' ? user.click(addButton()) : user.keyboard(how));
    expect(await screen.findByText('Ingredient added')).toBeVisible();
    expect(screen.getByText('Ingredient has been added to your inventory')).toBeVisible();
    expect(sent.bodies).toEqual([
      { name: 'Eggs', category: 'pantry', quantity: '1', unit: 'item', status: 'fresh' },
    ]);
    const field = await nameField();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
    expect(await chips()).toEqual(['Eggs']);
  });

  test('splits a list at its commas', async () => {
    const { user } = renderPage('/');
    const sent = respond(ingredients.createSeveral, ingredientsNamed(['chicken', 'rice', 'eggs']));
    const field = await nameField();
    await user.type(field, 'chicken, rice, eggs{Enter}');
    expect(field).toHaveValue('');
    expect(await screen.findByText('3 ingredients added to your inventory')).toBeVisible();
    const item = { category: 'pantry', quantity: '1', unit: 'item', status: 'fresh' };
    expect(sent.bodies).toEqual([
      {
        items: [
          { ...item, name: 'chicken' },
          { ...item, name: 'rice' },
          { ...item, name: 'eggs' },
        ],
      },
    ]);
  });

  test('adds each line of a pasted list', async () => {
    const { user } = renderPage('/');
    const sent = respond(ingredients.createSeveral, ingredientsNamed(['chicken', 'rice, brown', 'mince']));
    await user.click(await nameField());
    await user.paste('- chicken\n- rice, brown\n- 500 g mince\n');
    await waitFor(() =>
      expect(sent.bodies).toMatchObject([
        {
          items: [
            { name: 'chicken', quantity: '1', unit: 'item' },
            { name: 'rice, brown' },
            { name: 'mince', quantity: '500', unit: 'g' },
          ],
        },
      ]),
    );
  });

  test('keeps a pasted list that could not be added', async () => {
    const { user } = renderPage('/');
    respondNothing(ingredients.createSeveral);
    await user.click(await nameField());
    await user.paste('- chicken\n- rice\n');
    expect(await screen.findByText('Not added yet: chicken, rice')).toBeVisible();
  });

  test('is disabled while the name is blank', async () => {
    const { user } = renderPage('/');
    const field = await nameField();
    expect(addButton()).toBeDisabled();
    await user.type(field, '   {Enter}');
    expect(addButton()).toBeDisabled();
    await user.type(field, 'E');
    expect(addButton()).toBeEnabled();
  });

  test('happens once for two presses, and keeps what is typed meanwhile', async () => {
    const { user } = renderPage('/');
    const { sent, release } = respondLater(ingredients.create, exampleIngredient());
    const field = await nameField();
    await user.type(field, 'Eggs{Enter}{Enter}six figs');
    release();
    await screen.findByText('Ingredient added');
    expect(sent.bodies).toHaveLength(1);
    expect(field).toHaveValue('six figs');
  });

  test('continues while another request is pending, and loses neither name', async () => {
    const { user } = renderPage('/');
    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(ingredients.create, () => promise.then(() => Response.error()));
    const field = await nameField();
    await user.type(field, 'Eggs{Enter}Figs{Enter}Li');
    resolve();
    expect(await screen.findByText('Not added yet: Eggs, Figs')).toBeVisible();
    expect(field).toHaveValue('Li');
    const sent = respond(ingredients.createSeveral, ingredientsNamed(['Eggs', 'Figs']));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.bodies).toMatchObject([{ items: [{ name: 'Eggs' }, { name: 'Figs' }] }]));
    expect(field).toHaveValue('Li');
    expect(screen.queryByText(/^Not added yet/)).not.toBeInTheDocument();
  });

  test.each([
    ['refuses', () => respondProblem(ingredients.create, 400, 'At most 200 characters', 'invalid_body')],
    ['is gone', () => respondNothing(ingredients.create)],
  ])('shows an error when the server %s, and keeps the name', async (_how, fail) => {
    const { user } = renderPage('/');
    fail();
    await user.type(await nameField(), 'Eggs{Enter}');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error')).toBeVisible();
    expect(alert.getByText('Failed to add ingredient')).toBeVisible();
    const field = await nameField();
    await waitFor(() => expect(field).toHaveValue('Eggs'));
  });
});

describe('adding an ingredient that exists already', () => {
  // The table of foods is loaded once something is typed: on a busy machine after Enter, when the words alone decide.
  beforeAll(async () => {
    await import('@game-plan/domain/foods/find-food');
    await import('@game-plan/domain/shopping/read-entry');
  });

  const kept = (fields: Partial<Ingredient> = {}) =>
    exampleIngredient({ id: 7, name: 'egg', quantity: '6', ...fields });

  test('Enter offers to add to it, and the sum is saved on the existing card', async () => {
    respond(ingredients.list, [kept()]);
    const { user } = renderPage('/');
    await chips();
    const created = respond(ingredients.create, kept());
    await user.type(await nameField(), ' Eggs {Enter}');
    expect(await screen.findByText(/^egg is in your inventory already \(6 pieces\)\./)).toBeVisible();
    expect(await nameField()).toHaveFocus();
    const sent = respond(ingredients.update, kept({ quantity: '7' }));
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add to it' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('egg: 7 pieces now')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '7', unit: 'piece' }]);
    expect(created.bodies).toEqual([]);
    expect(screen.queryByText(/in your inventory already/)).not.toBeInTheDocument();
    expect(await nameField()).toHaveValue('');
    expect(await nameField()).toHaveFocus();
  });

  test.each(['{Enter}', 'Add another card'])('%s after the offer adds another card', async (how) => {
    respond(ingredients.list, [kept()]);
    const { user } = renderPage('/');
    await chips();
    const sent = respond(ingredients.create, kept({ id: 8 }));
    await user.type(await nameField(), 'eggs{Enter}');
    await screen.findByText(/in your inventory already/);
    await (how === '{Enter}' ? user.keyboard(how) : user.click(screen.getByRole('button', { name: how })));
    await waitFor(() => expect(sent.bodies).toMatchObject([{ name: 'eggs', quantity: '1', unit: 'item' }]));
    expect(screen.queryByText(/in your inventory already/)).not.toBeInTheDocument();
  });

  test('asks for the total when the amounts cannot be added', async () => {
    respond(ingredients.list, [kept({ name: 'Greek yogurt', quantity: '500', unit: 'g' })]);
    const { user } = renderPage('/');
    await chips();
    await user.type(await nameField(), 'greek yogurt{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add to it' }));
    const total = screen.getByRole('textbox', { name: 'How much is there now, in g?' });
    expect(total).toHaveFocus();
    await user.clear(total);
    await user.type(total, '-1{Enter}');
    expect(total).toHaveAccessibleDescription('Quantity cannot be below zero');
    await user.clear(total);
    const sent = respond(ingredients.update, kept({ name: 'Greek yogurt', quantity: '900', unit: 'g' }));
    await user.type(total, '900{Enter}');
    expect(await screen.findByText('Greek yogurt: 900 g now')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '900', unit: 'g' }]);
  });

  test('adds the typed amount', async () => {
    respond(ingredients.list, [kept()]);
    const { user } = renderPage('/');
    await chips();
    await user.type(await nameField(), '4 large eggs{Enter}');
    const sent = respond(ingredients.update, kept({ quantity: '10' }));
    await user.click(await screen.findByRole('button', { name: 'Add to it' }));
    expect(await screen.findByText('egg: 10 pieces now')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '10', unit: 'piece' }]);
  });

  test.each(['egg noodles', 'egg white', 'eg'])('%j does not match eggs', async (name) => {
    respond(ingredients.list, [kept()]);
    const { user } = renderPage('/');
    await chips();
    const sent = respond(ingredients.create, kept({ id: 8 }));
    await user.type(await nameField(), `${name}{Enter}`);
    await waitFor(() => expect(sent.bodies).toMatchObject([{ name }]));
  });

  test('shows an error and keeps the offer', async () => {
    respond(ingredients.list, [kept()]);
    const { user } = renderPage('/');
    await chips();
    await user.type(await nameField(), 'eggs{Enter}');
    respondProblem(ingredients.update, 404, 'This ingredient was not found', 'not_found');
    await user.click(await screen.findByRole('button', { name: 'Add to it' }));
    expect(await screen.findByText('Failed to update ingredient')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to it' })).toBeVisible();
    expect(await nameField()).toHaveValue('eggs');
  });
});

describe('the ingredient chips', () => {
  test('show up to eight ingredients', async () => {
    respond(ingredients.list, ingredientsNamed(TEN.slice(0, 8)));
    renderPage('/');
    expect(await chips()).toEqual(TEN.slice(0, 8));
  });

  test('show the first eight of more, and link to the rest', async () => {
    respond(ingredients.list, ingredientsNamed(TEN));
    const { user, router } = renderPage('/');
    expect(await chips()).toEqual([...TEN.slice(0, 8), '+2 more']);
    respond(ingredients.expiring, []);
    await user.click(screen.getByRole('link', { name: '+2 more' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingredient Inventory' })).toBeVisible();
    expect(router.latestLocation.pathname).toBe('/ingredients');
  });

  test('removing one shows a toast and keeps the order', async () => {
    const read = respond(ingredients.list, ingredientsNamed(['Eggs', 'Milk']));
    const { user } = renderPage('/');
    await user.click(await screen.findByRole('button', { name: 'Remove Eggs' }));
    expect(await screen.findByText('Ingredient removed')).toBeVisible();
    expect(await chips()).toEqual(['Eggs', 'Milk']);
    expect(read.urls).toHaveLength(1);
  });

  test('show a loading error and load again on request', async () => {
    respondNothing(ingredients.list);
    const { user } = renderPage('/');
    expect(await screen.findByText(/^Your ingredients did not load/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate Recipe Ideas' })).toBeDisabled();
    respond(ingredients.list, ingredientsNamed(['Eggs']));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chips()).toEqual(['Eggs']);
  });
});
