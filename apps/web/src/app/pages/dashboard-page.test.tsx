import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { coaching } from '@game-plan/contracts/people/coaching';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exampleIngredient, ingredientsNamed } from '#testing/examples/example-ingredient.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem, respondWith } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

const TEN = ['Eggs', 'Milk', 'Rice', 'Salt', 'Tofu', 'Kale', 'Lime', 'Oats', 'Corn', 'Figs'];

const nameField = () => screen.findByRole('textbox', { name: 'Add an ingredient by name' });
const addButton = () => screen.getByRole('button', { name: 'Add' });
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Your ingredients' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

beforeEach(respondToDashboard);

test('greets by first name, shows the day and up to eight ingredients; removing one shows a toast and keeps the order', async () => {
  setClock('2026-11-20T08:00:00');
  onTestFinished(() => void vi.useRealTimers());
  const read = respond(ingredients.list, ingredientsNamed(TEN.slice(0, 8)));
  const { user } = renderPage('/');
  expect(await screen.findByRole('heading', { level: 1, name: "Today's game plan, Marta" })).toBeVisible();
  expect(screen.getByText('Friday, November 20')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Dashboard - Game Plan Cookbook'));
  expect(await chips()).toEqual(TEN.slice(0, 8));
  await user.click(screen.getByRole('button', { name: 'Eggs' }));
  expect(await screen.findByText('Ingredient removed')).toBeVisible();
  expect(await chips()).toEqual(TEN.slice(0, 8));
  expect(read.urls).toHaveLength(1);
});

test('greets by username without a first name; shows the first eight of more ingredients, and links to the rest', async () => {
  const { user: person, profile } = sessionOf('user');
  respond(auth.me, { user: { ...person, firstName: null }, profile });
  respond(ingredients.list, ingredientsNamed(TEN));
  const { user, router } = renderPage('/', 'unknown');
  expect(await screen.findByRole('heading', { level: 1, name: "Today's game plan, marta" })).toBeVisible();
  expect(await chips()).toEqual([...TEN.slice(0, 8), '+2 more']);
  respond(ingredients.expiring, []);
  await user.click(screen.getByRole('link', { name: '+2 more' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ingredient Inventory' })).toBeVisible();
  expect(router.latestLocation.pathname).toBe('/ingredients');
});

test('ingredients that do not load show an error, and load again on request', async () => {
  respondNothing(ingredients.list);
  const { user } = renderPage('/');
  expect(await screen.findByText(/^Your ingredients did not load/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate Recipe Ideas' })).toBeDisabled();
  respond(ingredients.list, ingredientsNamed(['Eggs']));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chips()).toEqual(['Eggs']);
});

describe('adding an ingredient', () => {
  /** What the server answers to names that were typed. */
  const adding = (...names: string[]) => ({ added: ingredientsNamed(names), leftOut: [], kept: null });

  test('is disabled while the name is blank; a list is one call, and so are the lines of a pasted one; Enter and Add send the trimmed name and show its chip', async () => {
    const { user } = renderPage('/');
    const field = await nameField();
    expect(addButton()).toBeDisabled();
    await user.type(field, '   {Enter}');
    expect(addButton()).toBeDisabled();
    await user.type(field, 'E');
    expect(addButton()).toBeEnabled();
    await user.clear(field);

    const list = respond(ingredients.addTyped, adding('chicken', 'rice', 'eggs'));
    await user.type(field, 'chicken, rice, eggs{Enter}');
    expect(field).toHaveValue('');
    expect(await screen.findByText('3 ingredients added to your inventory')).toBeVisible();
    expect(list.bodies).toEqual([{ text: 'chicken, rice, eggs', isAnother: false }]);

    const pasted = respond(ingredients.addTyped, adding('chicken', 'rice, brown', 'mince'));
    await user.paste('- chicken exp 2031-02-03\n- rice, brown\n- 500 g mince\n');
    await waitFor(() =>
      expect(pasted.bodies).toEqual([
        { text: '- chicken exp 2031-02-03\n- rice, brown\n- 500 g mince', isAnother: true },
      ]),
    );

    act(clearToast);
    respond(ingredients.addTyped, {
      ...adding('rice', 'peas'),
      leftOut: ['Coriander   30g', 'Basil', 'ring Sue', 'x'],
    });
    await user.paste('- rice\n- peas\n- …\n');
    const note = '2 ingredients added to your inventory. Left out: Coriander 30g, Basil, ring Sue and 1 more';
    expect(await screen.findByText(note)).toBeVisible();
    act(clearToast);
    respond(ingredients.addTyped, { ...adding(), leftOut: ['ok x'] });
    await user.type(field, 'ok x{Enter}');
    expect(await screen.findByText('Left out: ok x')).toBeVisible();

    const kept: string[] = [];
    for (const [name, how] of [
      ['Eggs', '{Enter}'],
      ['Milk', 'Add'],
    ] as const) {
      act(clearToast);
      const sent = respond(ingredients.addTyped, adding(name));
      await user.type(field, `  ${name} `);
      kept.push(name);
      respond(ingredients.list, ingredientsNamed(kept));
      await (how === 'Add' ? user.click(addButton()) : user.keyboard(how));
      expect(await screen.findByText('Ingredient added')).toBeVisible();
      expect(screen.getByText('Ingredient has been added to your inventory')).toBeVisible();
      await waitFor(() => expect(sent.bodies).toEqual([{ text: name, isAnother: false }]));
      await waitFor(() => expect(field).toHaveValue(''));
      expect(field).toHaveFocus();
      await waitFor(async () => expect(await chips()).toEqual(kept));
    }
  });

  test('happens once for two presses, and keeps what is typed meanwhile; others may be added while one is pending, and no name is lost', async () => {
    const { user } = renderPage('/');
    const { sent, release } = respondLater(ingredients.addTyped, adding('Eggs'));
    const field = await nameField();
    await user.type(field, 'Eggs{Enter}{Enter}six figs');
    release();
    await screen.findByText('Ingredient added');
    expect(sent.bodies).toHaveLength(1);
    expect(field).toHaveValue('six figs');
    await user.clear(field);

    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(ingredients.addTyped, () => promise.then(() => Response.error()));
    await user.type(field, 'Eggs{Enter}Figs{Enter}Li');
    resolve();
    expect(await screen.findByText('Not added yet: Eggs, Figs')).toBeVisible();
    expect(field).toHaveValue('Li');
    const again = respond(ingredients.addTyped, adding('Eggs'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(again.bodies).toEqual([{ text: 'Eggs' }, { text: 'Figs' }]));
    expect(field).toHaveValue('Li');
    expect(screen.queryByText(/^Not added yet/)).not.toBeInTheDocument();
  });

  test('shows an error when the server refuses or is gone, and keeps the text; so does a pasted list', async () => {
    const { user } = renderPage('/');
    const field = await nameField();
    respondProblem(ingredients.addTyped, 400, 'At most 200 characters', 'invalid_body');
    await user.type(field, 'Eggs{Enter}');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error')).toBeVisible();
    expect(alert.getByText('Failed to add ingredient')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('Eggs'));

    act(clearToast);
    respondNothing(ingredients.addTyped);
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Failed to add ingredient')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('Eggs'));

    await user.clear(field);
    await user.paste('- chicken exp 2031-02-03\n- rice\n');
    expect(await screen.findByText('Not added yet: - chicken exp 2031-02-03, - rice')).toBeVisible();
    await user.type(field, 'milk exp 2099-12-03{Enter}');
    await waitFor(() => expect(field).toHaveValue('milk exp 2099-12-03'));
    const again = respond(ingredients.addTyped, adding('chicken', 'rice'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(again.bodies).toEqual([{ text: '- chicken exp 2031-02-03\n- rice' }]));
  });
});

describe('adding an ingredient that exists already', () => {
  const kept = (fields: Partial<Ingredient> = {}) =>
    exampleIngredient({ id: 7, name: 'egg', quantity: '6', ...fields });
  const yogurt = kept({ id: 9, name: 'Greek yogurt', quantity: '500', unit: 'g' });

  test('Enter offers to add to it, by one if the words are the same, or by the typed amount if the server says so; an error keeps the offer; the total is asked for when the amounts cannot be added', async () => {
    respond(ingredients.list, [kept(), yogurt]);
    const { user } = renderPage('/');
    await chips();
    const field = await nameField();
    const created = respond(ingredients.addTyped, {
      added: [],
      leftOut: [],
      kept: { id: 7, quantity: '4', unit: 'piece', expiryDate: null },
    });
    await user.type(field, ' Eggs {Enter}');
    expect(await screen.findByText(/^egg is in your inventory already \(6 pieces\)\./)).toBeVisible();
    expect(field).toHaveFocus();
    const sent = respond(ingredients.update, kept({ quantity: '7' }));
    respond(ingredients.list, [kept({ quantity: '7' }), yogurt]);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add to it' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('egg: 7 pieces now')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '7', unit: 'piece' }]);
    expect(created.bodies).toEqual([]);
    expect(screen.queryByText(/in your inventory already/)).not.toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();

    await user.type(field, '4 large eggs{Enter}');
    expect(await screen.findByText(/^egg is in your inventory already \(7 pieces\)\./)).toBeVisible();
    respondProblem(ingredients.update, 404, 'This ingredient was not found', 'not_found');
    await user.click(screen.getByRole('button', { name: 'Add to it' }));
    expect(await screen.findByText('Failed to update ingredient')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to it' })).toBeVisible();
    expect(field).toHaveValue('4 large eggs');
    const typed = respond(ingredients.update, kept({ quantity: '11' }));
    await user.click(screen.getByRole('button', { name: 'Add to it' }));
    expect(await screen.findByText('egg: 11 pieces now')).toBeVisible();
    expect(typed.bodies).toEqual([{ quantity: '11', unit: 'piece' }]);

    await user.type(field, 'greek yogurt{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add to it' }));
    const total = screen.getByRole('textbox', { name: 'How much is there now, in g?' });
    expect(total).toHaveFocus();
    await user.clear(total);
    await user.type(total, '-1{Enter}');
    expect(total).toHaveAccessibleDescription('Quantity cannot be below zero');
    await user.clear(total);
    const asked = respond(ingredients.update, { ...yogurt, quantity: '900' });
    await user.type(total, '900{Enter}');
    expect(await screen.findByText('Greek yogurt: 900 g now')).toBeVisible();
    expect(asked.bodies).toEqual([{ quantity: '900', unit: 'g' }]);
  });

  test('"egg noodles", "egg white" and "eg" do not match eggs; Enter or a press after the offer adds another card', async () => {
    respond(ingredients.list, [kept()]);
    const { user } = renderPage('/');
    await chips();
    const field = await nameField();
    const added = { added: [kept({ id: 8 })], leftOut: [], kept: null };
    for (const name of ['egg noodles', 'egg white', 'eg']) {
      const sent = respond(ingredients.addTyped, added);
      await user.type(field, `${name}{Enter}`);
      await waitFor(() => expect(sent.bodies).toEqual([{ text: name, isAnother: false }]));
      await waitFor(() => expect(field).toHaveValue(''));
    }
    for (const how of ['{Enter}', 'Add another card']) {
      const sent = respond(ingredients.addTyped, added);
      await user.type(field, 'eggs{Enter}');
      await screen.findByText(/in your inventory already/);
      expect(sent.bodies).toEqual([]);
      await (how === '{Enter}' ? user.keyboard(how) : user.click(screen.getByRole('button', { name: how })));
      await waitFor(() => expect(sent.bodies).toEqual([{ text: 'eggs', isAnother: true }]));
      expect(screen.queryByText(/in your inventory already/)).not.toBeInTheDocument();
    }
  });
});

test('says that a coach’s week waits for an answer, and leads to the plan', async () => {
  const entry = { day: calendarDay('2026-11-21'), slot: 'dinner' as const, text: 'Soup' };
  const week = { id: 5, message: '', entries: [entry], createdAt: '2026-11-20T08:00:00Z' };
  respond(coaching.weeks, [{ ...week, coachName: 'Helen Coach' }]);
  renderPage('/');
  const notice = within(await screen.findByRole('complementary', { name: 'Proposal of your coach' }));
  expect(notice.getByText('Helen Coach')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Look at the proposal' })).toHaveAttribute('href', '/plan');
});
