import { meals } from '@game-plan/contracts/food/meals';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eggBreakfast } from '#testing/examples/egg-breakfast.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T08:00:00');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const currentMeal = () => within(screen.getByRole('list', { name: 'Foods of this meal' }));
const quantityOfEggs = () => currentMeal().getByRole('spinbutton', { name: 'Quantity of Eggs' });

describe('the page', () => {
  test('shows the day, its tabs and six quick adds, compares what is added with 50, 75 and 25 g, and is accessible', async () => {
    const { user } = await openMealLog();
    expect(screen.getByText('Friday, November 20, 2026')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Log a Meal' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: "Today's Meals" })).toBeVisible();
    const offered = within(await screen.findByRole('region', { name: 'Quick add' })).getAllByRole('button');
    expect(offered.map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Eggs 2 pieces 143 cal$/),
      expect.stringMatching(/^Toast 1 piece \d+ cal$/),
      expect.stringMatching(/^Banana 1 piece 105 cal$/),
      expect.stringMatching(/^Coffee 1 cup 2 cal$/),
      expect.stringMatching(/^Greek yogurt 170 g 100 cal$/),
      expect.stringMatching(/^Oatmeal 1 cup 166 cal$/),
    ]);

    await user.click(press(/^Eggs/));
    expect(quantityOfEggs()).toHaveValue('2');
    expect(screen.getByText('Added Eggs, 2 pieces')).toBeVisible();
    const percent = (name: RegExp) => screen.getByRole('progressbar', { name }).ariaValueNow;
    expect(percent(/^Protein: 13 g of 50 g/)).toBe('25');
    expect(percent(/^Carbs: 1 g of 75 g/)).toBe('1');
    expect(percent(/^Fat: 10 g of 25 g/)).toBe('38');
    await expectAccessible();

    // More of it when pressed again.
    await user.click(press(/^Eggs/));
    expect(quantityOfEggs()).toHaveValue('4');
    expect(press('Log Breakfast (286 cal)')).toBeVisible();
    expect(screen.getByText('1 food')).toBeVisible();
    expect(screen.getByText('Added Eggs, now 4 pieces')).toBeVisible();
    await user.click(press('Undo'));
    expect(quantityOfEggs()).toHaveValue('2');
    expect(screen.queryByText(/^Added/)).not.toBeInTheDocument();
  });

  test('keeps its tab in the address', async () => {
    const { user, router } = await openMealLog([], {}, 'user', '?tab=today');
    expect(screen.getByRole('tab', { name: "Today's Meals" })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Log a Meal' }));
    await waitFor(() => expect(router.latestLocation.href).toBe('/meal-log'));
    router.history.back();
    expect(await screen.findByRole('heading', { name: 'Nutrition Summary' })).toBeVisible();
  });

  test.each([
    ['UTC-11', 'Pacific/Niue', '2026-11-20T10:30:00Z', 'Thursday, November 19, 2026', '2026-11-19'],
    ['UTC+14', 'Pacific/Kiritimati', '2026-11-20T10:30:00Z', 'Saturday, November 21, 2026', '2026-11-21'],
  ])('logs on the local day at %s', async (_, zone, instant, shown, date) => {
    vi.stubEnv('TZ', zone);
    setClock(instant);
    const sent = respond(meals.create, eggBreakfast());
    const { user, read } = await openMealLog();
    expect(screen.getByText(shown)).toBeVisible();
    await user.click(press(/^Banana/));
    await user.click(press(/^Log /));
    await screen.findByText('Meal logged');
    expect(sent.bodies).toMatchObject([{ date }]);
    expect(read.urls).toContain(`/api/meals?date=${date}`);
  });
});

describe('the meal type', () => {
  // Of each hour: mealTypeAt.
  test('is that of the hour', async () => {
    setClock('2026-11-20T12:30:00');
    await openMealLog();
    expect(screen.getByRole('radio', { name: 'Lunch' })).toBeChecked();
    expect(press('Log Lunch (0 cal)')).toBeVisible();
  });

  test('of a link overrides the hour until another is chosen, which is logged', async () => {
    const sent = respond(meals.create, eggBreakfast({ type: 'snack' }));
    const { user, router } = await openMealLog([], {}, 'user', '?meal=dinner');
    expect(screen.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await waitFor(() => expect(router.latestLocation.href).toBe('/meal-log'));
    await user.click(screen.getByRole('radio', { name: 'Snack' }));
    expect(screen.getByRole('radio', { name: 'Snack' })).toBeChecked();
    await user.click(press(/^Coffee/));
    await user.click(press('Log Snack (2 cal)'));
    await screen.findByText('Meal logged');
    expect(sent.bodies).toMatchObject([{ type: 'snack' }]);
  });
});

test('after a lunch logged in the morning the next food gets the hour’s meal type, but on another day lunch again', async () => {
  respond(meals.create, eggBreakfast({ type: 'lunch' }));
  const { user } = await openMealLog();
  const logLunch = async () => {
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    await user.click(press(/^Banana/));
    await user.click(press(/^Log Lunch/));
  };
  await logLunch();
  expect(await screen.findByText('Lunch, 143 cal')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Breakfast' })).toBeChecked();

  const yesterdays = eggBreakfast({ type: 'lunch', date: calendarDay('2026-11-19') });
  respond(meals.create, yesterdays);
  await user.click(press('Previous day'));
  await screen.findByText('Thursday, November 19, 2026');
  await logLunch();
  expect(await screen.findByText('Lunch, 143 cal, Nov 19')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Lunch' })).toBeChecked();
});

describe('logging', () => {
  test('refuses an empty meal, keeps one that fails, then sends foods and exact totals, says so and clears the meal', async () => {
    const refused = respond(meals.create, eggBreakfast());
    const { user } = await openMealLog();
    await user.click(press('Log Breakfast (0 cal)'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No foods added');
    expect(alert).toHaveTextContent('Please add some foods to log this meal');
    expect(refused.bodies).toEqual([]);

    respondProblem(meals.create, 500, 'Something went wrong', 'internal');
    await user.click(press(/^Eggs/));
    await user.click(press('Log Breakfast (143 cal)'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to log meal'));
    expect(currentMeal().getByText('Eggs')).toBeVisible();

    const sent = respond(meals.create, eggBreakfast());
    await user.click(press('Log Breakfast (143 cal)'));
    expect(await screen.findByText('Meal logged')).toBeVisible();
    expect(screen.getByText('Breakfast, 143 cal')).toBeVisible();
    const { loggedAt: _, id: _id, ...body } = eggBreakfast();
    expect(sent.bodies).toEqual([body]);
    expect(await screen.findByRole('button', { name: 'Log Breakfast (0 cal)' })).toBeVisible();
    expect(currentMeal().queryAllByRole('listitem')).toEqual([]);
  });

  test('two presses log once, and foods added meanwhile are kept', async () => {
    const { sent, release } = respondLater(meals.create, eggBreakfast());
    const { user } = await openMealLog();
    await user.click(press(/^Eggs/));
    await user.dblClick(press('Log Breakfast (143 cal)'));
    await user.click(press(/^Banana/));
    await user.click(press(/^Eggs/));
    release();
    await screen.findByText('Meal logged');
    expect(sent.bodies).toHaveLength(1);
    expect(currentMeal().getAllByRole('listitem')).toHaveLength(2);
    expect(currentMeal().getByText('Banana')).toBeVisible();
    // More of a food that is being logged adds to its amount.
    expect(quantityOfEggs()).toHaveValue('2');
  });
});

describe('the nutrition breakdown', () => {
  test('shows today’s progress and what remains after the meal', async () => {
    const { user } = await openMealLog([eggBreakfast(), eggBreakfast({ id: 2, type: 'snack' })]);
    const region = within(screen.getByRole('region', { name: 'Nutrition Breakdown' }));
    expect(
      await region.findByRole('progressbar', { name: "Today's progress: 286 of 2,000 cal" }),
    ).toHaveAttribute('aria-valuenow', '14');
    expect(region.getByText('Remaining')).toHaveTextContent('Remaining 1,714');
    await user.click(press(/^Eggs/));
    expect(region.getByText('With this meal')).toHaveTextContent('With this meal 429');
    expect(region.getByText('Remaining')).toHaveTextContent('Remaining 1,571');
  });

  test('loads again after an error, and shows by how much the goal is exceeded', async () => {
    const { user } = await openMealLog('unreachable', { targetCalories: 100 });
    expect(await screen.findByRole('alert')).toHaveTextContent("Today's progress did not load.");
    respond(meals.list, [eggBreakfast()]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Over goal by')).toHaveTextContent('Over goal by 43');
  });
});
