import { favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import { meals } from '@game-plan/contracts/food/meals';
import { savedMeals } from '@game-plan/contracts/food/saved-meals';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eggBreakfast } from '#testing/examples/egg-breakfast.ts';
import { exampleFood } from '#testing/examples/example-meal.ts';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { cardsPage } from '#testing/pages/recipe-calls.ts';
import { respond, respondProblem } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T08:00:00');
});
afterEach(() => vi.useRealTimers());

const YESTERDAYS = eggBreakfast({ id: 4, date: calendarDay('2026-11-19') });
const OATMEAL = exampleFood();
const COFFEE = exampleFood({ name: 'Coffee', calories: 2 });
const WEEKEND = {
  id: 3,
  name: 'Weekend breakfast',
  type: 'breakfast' as const,
  foods: [OATMEAL, COFFEE],
  createdAt: '2026-11-01T08:00:00.000Z',
};
const SOUP = { ...WEEKEND, id: 5, name: 'Soup', type: 'lunch' as const };
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

type Open = Parameters<typeof openMealLog>;
const open = (habits: Open[4], logged: Open[0] = []) => openMealLog(logged, {}, 'user', '', habits);

test('usual foods are shown before typing, favorites first, six at once, and are added with their portion', async () => {
  const more = Array.from({ length: 7 }, (_, at) => exampleFood({ name: `Food ${at}` }));
  const { user } = await open({ usual: [OATMEAL, COFFEE, ...more], favorites: [{ id: 1, food: COFFEE }] });
  const usual = await region('Your usual foods');
  await waitFor(() =>
    expect(usual.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Favorite: Coffee 1 cup 2 cal',
      'Oatmeal 1 cup 158 cal',
      ...[0, 1, 2, 3].map((at) => `Food ${at} 1 cup 158 cal`),
    ]),
  );
  await user.click(usual.getByRole('button', { name: 'Show all 9' }));
  expect(usual.getAllByRole('listitem')).toHaveLength(9);
  await user.click(usual.getByRole('button', { name: /^Oatmeal/ }));
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Oatmeal' })).toHaveValue('1');
  expect(await press('Log Breakfast (158 cal)')).toBeVisible();
  await expectAccessible();
});

describe('the previous day’s meal', () => {
  test('is offered with others of the week, each once, is logged again with one press, and on the day’s tab too', async () => {
    const porridge = (date: string, id: number) => ({
      ...eggBreakfast({ id, date: calendarDay(date) }),
      foods: [OATMEAL],
    });
    const { user } = await open({}, [
      YESTERDAYS,
      porridge('2026-11-18', 6),
      porridge('2026-11-16', 7),
      porridge('2026-11-01', 8),
    ]);
    const usual = await region('Your usual meals');
    expect(usual.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Log Same as yesterday',
      'Log Same as Nov 18',
    ]);
    expect(usual.getAllByRole('listitem')[0]).toHaveTextContent('Same as yesterdayEggs143 cal');
    const sent = respond(meals.copy, [eggBreakfast({ id: 9 })]);
    await user.click(await press('Log Same as yesterday'));
    expect(await screen.findByText('Breakfast, 143 cal')).toBeVisible();
    const copied = { from: '2026-11-19', to: '2026-11-20', type: 'breakfast' };
    expect(sent.bodies).toEqual([copied]);
    const removed = respond(meals.remove, { undoId: 5 });
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(removed.urls).toEqual(['/api/meals/9']);

    await user.click(screen.getByRole('tab', { name: "Today's Meals" }));
    await user.click(await press('Same as yesterday: Eggs, 143 cal'));
    expect(await screen.findByText('Meal logged')).toBeVisible();
    expect(sent.bodies).toEqual([copied, copied]);
  });

  test('is offered for its meal type only, and not when that is logged already', async () => {
    const { user } = await open({}, [YESTERDAYS, eggBreakfast()]);
    await screen.findByText('Remaining');
    expect(screen.queryByText('Same as yesterday')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    expect(screen.queryByText('Same as yesterday')).not.toBeInTheDocument();
  });
});

describe('saved meals', () => {
  test('of the chosen type are logged with one press; all are edited and removed, as are favorites', async () => {
    const { user } = await open({ saved: [SOUP, WEEKEND], favorites: [{ id: 1, food: COFFEE }] });
    const usual = await region('Your usual meals');
    expect(usual.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Weekend breakfastOatmeal, Coffee160 calLog',
    ]);
    const sent = respond(meals.create, eggBreakfast());
    await user.click(await press('Log Weekend breakfast'));
    expect(await screen.findByText('Meal logged')).toBeVisible();
    expect(sent.bodies).toEqual([{ type: 'breakfast', date: '2026-11-20', foods: WEEKEND.foods }]);
    await user.click(await press('1 other saved meal'));
    expect(await press('Log Soup')).toBeVisible();
    await expectAccessible();

    await user.click(await press('Manage'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Meals and Favorites' }));
    await user.click(dialog.getByRole('button', { name: 'Edit Weekend breakfast' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Saved Meal' }));
    await user.click(edit.getByRole('button', { name: 'Remove Coffee' }));
    const updated = respond(savedMeals.update, WEEKEND);
    await user.click(edit.getByRole('button', { name: 'Save (158 cal)' }));
    expect(await screen.findByText('Saved meal updated')).toBeVisible();
    expect(updated.bodies).toMatchObject([{ name: 'Weekend breakfast', foods: [{ name: 'Oatmeal' }] }]);
    const removed = respond(savedMeals.remove, { undoId: 6 });
    await user.click(await press('Remove Weekend breakfast'));
    expect(await screen.findByText('Saved meal removed')).toBeVisible();
    expect(removed.urls).toEqual(['/api/saved-meals/3']);
    const undone = respond(undo.run, null);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Saved meal restored')).toBeVisible();
    expect(undone.urls).toEqual(['/api/undo/6']);
    const unloved = respond(favoriteFoods.remove, null);
    await user.click(await press('Remove Coffee from favorites'));
    expect(await screen.findByText('Removed from favorites')).toBeVisible();
    expect(unloved.urls).toEqual(['/api/favorite-foods/1']);
  });

  test('are saved from the current meal, with a name; its foods become favorites; before that there are quick adds only', async () => {
    const { user } = await open({});
    expect(await screen.findByRole('region', { name: 'Quick add' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Your usual/ })).not.toBeInTheDocument();
    await user.click(await press(/^Eggs/));
    const loved = respond(favoriteFoods.save, { id: 1, food: OATMEAL });
    await user.click(await press('Add Eggs to favorites'));
    expect(await screen.findByText('Added to favorites')).toBeVisible();
    expect(loved.bodies).toMatchObject([{ food: { name: 'Eggs', quantity: 2, unit: 'piece' } }]);

    await user.click(await press('Save this meal for later'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Meal' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Eggs');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Name is required')).toBeVisible();
    await user.type(name, 'Usual');
    respondProblem(
      savedMeals.create,
      409,
      'You have a saved meal with this name. Choose another name',
      'conflict',
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^You have a saved meal with this name/)).toBeVisible();
    const sent = respond(savedMeals.create, WEEKEND);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.bodies).toMatchObject([
      { name: 'Usual', type: 'breakfast', foods: [{ name: 'Eggs', quantity: 2 }] },
    ]);
  });
});

test('a meal is copied to any day and type and saved for later, and a day is copied to another one', async () => {
  const { user } = await openMealLog([eggBreakfast()], {}, 'user', '?tab=today');
  await user.click(await press('More for breakfast of 143 cal'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  const meal = within(await screen.findByRole('dialog', { name: 'Copy Meal' }));
  expect(meal.getByLabelText('Copy to')).toHaveValue('2026-11-21');
  await user.click(meal.getByRole('radio', { name: 'Dinner' }));
  const tomorrow = calendarDay('2026-11-21');
  const sent = respond(meals.create, eggBreakfast({ id: 9, type: 'dinner', date: tomorrow }));
  await user.click(meal.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Dinner, 143 cal, Nov 21')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ type: 'dinner', date: '2026-11-21', foods: [{ name: 'Eggs' }] }]);

  await user.click(await press('More for breakfast of 143 cal'));
  await user.click(await screen.findByRole('menuitem', { name: 'Save for later' }));
  const kept = respond(savedMeals.create, WEEKEND);
  const saving = within(await screen.findByRole('dialog', { name: 'Save Meal' }));
  await user.click(saving.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Meal saved')).toBeVisible();
  expect(kept.bodies).toMatchObject([{ name: 'Eggs', type: 'breakfast' }]);

  await user.click(await press('Copy this day'));
  const day = within(await screen.findByRole('dialog', { name: 'Copy All Meals of Nov 20' }));
  const to = day.getByLabelText('Copy to');
  await user.clear(to);
  await user.type(to, '2026-11-20');
  expect(day.getByText('Choose another day to copy to')).toBeVisible();
  await user.clear(to);
  await user.type(to, '2026-11-22');
  const copied = respond(meals.copy, [eggBreakfast({ date: calendarDay('2026-11-22') })]);
  await user.click(day.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Day copied')).toBeVisible();
  expect(copied.bodies).toEqual([{ from: '2026-11-20', to: '2026-11-22' }]);
});

test('a serving of an own recipe is added to the meal', async () => {
  const { user } = await open({});
  const shakshuka = saved(exampleIdea(), { cookedGrams: 800 });
  respond(recipes.read, shakshuka);
  respond(recipes.cards, cardsPage([shakshuka]));
  await user.click(await press('Add one of your recipes'));
  await user.click(await press(/^Weeknight Shakshuka/));
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Weeknight Shakshuka' })).toHaveValue('1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of Weeknight Shakshuka' }), 'g');
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Weeknight Shakshuka' })).toHaveValue('400');
  expect(await press('Log Breakfast (384 cal)')).toBeVisible();
});
