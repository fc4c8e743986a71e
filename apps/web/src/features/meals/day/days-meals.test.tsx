import { meals } from '@game-plan/contracts/food/meals';
import { undo } from '@game-plan/contracts/people/undo';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eggBreakfast } from '#testing/examples/egg-breakfast.ts';
import { notifications } from '#testing/notifications.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T20:00:00');
});
afterEach(() => vi.useRealTimers());

const TOAST = { name: 'Toast', quantity: 1, unit: 'slice', calories: null, protein: 3, carbs: 14, fat: 1 };
const BREAKFAST = eggBreakfast({ foods: [...eggBreakfast().foods, TOAST] });
const SNACK = eggBreakfast({ id: 2, type: 'snack' });

async function openTodaysMeals(...open: Parameters<typeof openMealLog>) {
  const page = await openMealLog(...open);
  await page.user.click(screen.getByRole('tab', { name: "Today's Meals" }));
  return page;
}

const region = (name: string) => screen.findByRole('region', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Meal' }));

describe("today's meals", () => {
  test('load again after an error, and add up as displayed: foods to the meal, meals to the day', async () => {
    const food = (name: string, calories: number) => ({ ...TOAST, name, calories });
    const meal = (id: number, type: 'lunch' | 'dinner', foods: ReturnType<typeof food>[]) =>
      eggBreakfast({ id, type, foods });
    const { user } = await openTodaysMeals('unreachable');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Today's meals did not load");
    respond(meals.list, [
      meal(1, 'lunch', [food('Sausage roll', 306.6), food('Tea', 375.5), food('Sweetener', 0.3)]),
      meal(2, 'dinner', [food('Kebab', 1000.4)]),
    ]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await region('Breakfast')).toHaveTextContent('No breakfast logged');
    const lunch = await region('Lunch');
    const shown = within(within(lunch).getByRole('list', { name: 'Foods of lunch of 682 cal' }));
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Sausage roll 1 slice 307 cal',
      'Tea 1 slice 375 cal',
      'Sweetener 1 slice <1 cal',
    ]);
    const summary = within(await region('Nutrition Summary'));
    expect(summary.getByText('1,682')).toBeVisible();
  });

  test('are shown by type, and summed up against the effective goals; an empty type leads to the log form', async () => {
    const { user } = await openTodaysMeals([BREAKFAST, SNACK], { targetCalories: 1800 });
    const breakfast = await region('Breakfast');
    const foods = within(breakfast).getByRole('list', { name: 'Foods of breakfast of 143 cal' });
    expect(
      within(foods)
        .getAllByRole('listitem')
        .map((food) => food.textContent),
    ).toEqual(['Eggs 2 pieces 143 cal', 'Toast 1 slice — cal']);
    expect(await region('Lunch')).toHaveTextContent('No lunch logged');
    expect(await region('Dinner')).toHaveTextContent('No dinner logged');
    expect(await region('Snack')).toHaveTextContent('143 cal');
    const summary = within(await region('Nutrition Summary'));
    expect(summary.getAllByRole('progressbar').map((bar) => bar.ariaLabel)).toEqual([
      expect.stringMatching(/^Calories: 286 of 1,?800 cal$/),
      'Protein: 28 of 150 g',
      'Carbs: 15 of 250 g',
      'Fat: 20 of 65 g',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add lunch' }));
    expect(await screen.findByRole('radio', { name: 'Lunch' })).toBeChecked();
  });
});

describe('deleting', () => {
  test('that fails keeps the meal; else it happens at once and can be undone, again if that fails', async () => {
    const { user } = await openTodaysMeals([BREAKFAST]);
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Delete breakfast of 143 cal' }));
    respondProblem(meals.remove, 500, 'Something went wrong', 'internal');
    await press();
    expect(await screen.findByText('Failed to delete meal')).toBeVisible();
    expect(screen.getByText('Toast')).toBeVisible();

    const removed = respond(meals.remove, { undoId: 5 });
    respond(meals.list, []);
    await press();
    expect(await screen.findByText('Meal deleted')).toBeVisible();
    expect(removed.urls).toEqual(['/api/meals/1']);
    expect(await screen.findByText('No breakfast logged')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Breakfast' })).toHaveFocus();

    respondProblem(undo.run, 500, 'Something went wrong', 'internal');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to undo')).toBeVisible();

    const restored = respond(undo.run, null);
    respond(meals.list, [BREAKFAST]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Meal restored')).toBeVisible();
    expect(restored.urls).toEqual(['/api/undo/5']);
    expect(await screen.findByText('Toast')).toBeVisible();
  });

  test('is sent once, the meal disappears before the list is read again, and is back by Undo', async () => {
    const { user } = await openTodaysMeals([BREAKFAST]);
    const removed = respond(meals.remove, { undoId: 5 });
    const { release } = respondLater(meals.list, []);
    const button = await screen.findByRole('button', { name: /^Delete breakfast/ });
    // Both come before anything is shown of the first.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('No breakfast logged')).toBeVisible();
    expect(removed.urls).toEqual(['/api/meals/1']);
    release();
    expect(await screen.findByText('Meal deleted')).toBeVisible();
    respond(undo.run, null);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Meal restored')).toBeVisible();
  });
});

describe('editing', () => {
  async function openEdit() {
    const page = await openTodaysMeals([BREAKFAST]);
    await page.user.click(await screen.findByRole('button', { name: 'Edit breakfast of 143 cal' }));
    return { ...page, edit: await dialog() };
  }

  test('changes foods, quantities, type and date, and can be undone', async () => {
    const { user, edit } = await openEdit();
    const quantity = edit.getByRole('spinbutton', { name: 'Quantity of Eggs' });
    await user.clear(quantity);
    await user.type(quantity, '4');
    await user.click(edit.getByRole('button', { name: 'Remove Toast' }));
    await user.click(edit.getByRole('radio', { name: 'Lunch' }));
    await user.clear(edit.getByLabelText('Date'));
    await user.type(edit.getByLabelText('Date'), '2026-11-19');
    const sent = respond(meals.update, { ...eggBreakfast({ type: 'lunch' }), undoId: 6 });
    await user.click(edit.getByRole('button', { name: 'Save Meal (286 cal)' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.urls).toEqual(['/api/meals/1']);
    expect(sent.bodies).toMatchObject([
      {
        type: 'lunch',
        date: '2026-11-19',
        foods: [{ name: 'Eggs', quantity: 4, unit: 'piece', calories: 286, fdcId: 171287 }],
        totalCalories: 286,
      },
    ]);

    const undone = respond(undo.run, null);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone')).toBeVisible();
    expect(undone.urls).toEqual(['/api/undo/6']);
  });

  test('that fails keeps the changes; those made while saving stay on screen', async () => {
    const { user, edit } = await openEdit();
    await user.click(edit.getByRole('button', { name: 'Remove Toast' }));
    respondProblem(meals.update, 404, 'This meal is gone', 'not_found');
    await user.click(edit.getByRole('button', { name: /^Save Meal/ }));
    expect(await screen.findByText('Failed to update meal')).toBeVisible();
    expect(screen.getByText('This meal is gone')).toBeVisible();
    expect(edit.queryByText('Toast')).not.toBeInTheDocument();

    const { release } = respondLater(meals.update, { ...eggBreakfast(), undoId: 6 });
    await user.click(edit.getByRole('button', { name: /^Save Meal/ }));
    await user.click(edit.getByRole('radio', { name: 'Lunch' }));
    release();
    expect(await screen.findByText('Meal updated')).toBeVisible();
    expect(edit.getByRole('radio', { name: 'Lunch' })).toBeChecked();
    const sent = respond(meals.update, { ...eggBreakfast({ type: 'lunch' }), undoId: 6 });
    await user.click(await edit.findByRole('button', { name: /^Save Meal/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.bodies).toMatchObject([{ type: 'lunch' }]);
  });

  test('keeps a unit without a weight, takes bare calories in a dialog of their own, and needs foods and a date', async () => {
    const sent = respond(meals.update, { ...BREAKFAST, undoId: 6 });
    const { user, edit } = await openEdit();
    expect(edit.getByRole('combobox', { name: 'Unit of Eggs' })).toHaveValue('piece');
    expect(edit.queryByRole('combobox', { name: 'Unit of Toast' })).not.toBeInTheDocument();
    expect(edit.getByText('slice')).toBeVisible();

    await user.click(edit.getByRole('button', { name: 'Just calories' }));
    const calories = within(await screen.findByRole('dialog', { name: 'Just Calories' }));
    await user.type(calories.getByLabelText('Calories'), '300');
    await user.click(calories.getByRole('button', { name: 'Add to Meal' }));
    expect(await edit.findByText('Restaurant')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Edit Meal' })).toBeInTheDocument();

    await user.clear(edit.getByLabelText('Date'));
    expect(edit.getByText('Choose a date')).toBeVisible();
    await user.click(edit.getByRole('button', { name: /^Save Meal/ }));
    for (const food of ['Eggs', 'Toast', 'Restaurant'])
      await user.click(edit.getByRole('button', { name: `Remove ${food}` }));
    await user.click(edit.getByRole('button', { name: 'Save Meal (0 cal)' }));
    expect(await screen.findByText('No foods added')).toBeVisible();
    expect(sent.bodies).toEqual([]);
  });
});
