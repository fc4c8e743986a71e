import { meals } from '@game-plan/contracts/food/meals';
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

describe('the page', () => {
  test('shows the day and its tabs, and is accessible', async () => {
    const { user } = await openMealLog();
    expect(screen.getByText('Friday, November 20, 2026')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Log a Meal' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: "Today's Meals" })).toBeVisible();
    await user.click(press(/^Eggs/));
    await expectAccessible();
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
  test.each([
    ['07:00', 'Breakfast'],
    ['12:30', 'Lunch'],
    ['19:00', 'Dinner'],
    ['23:00', 'Snack'],
  ])('at %s it is %s', async (time, label) => {
    setClock(`2026-11-20T${time}:00`);
    await openMealLog();
    expect(screen.getByRole('radio', { name: label })).toBeChecked();
    expect(press(`Log ${label} (0 cal)`)).toBeVisible();
  });

  test('of a link overrides the hour until another is chosen', async () => {
    const { user, router } = await openMealLog([], {}, 'user', '?meal=dinner');
    expect(screen.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await waitFor(() => expect(router.latestLocation.href).toBe('/meal-log'));
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    expect(screen.getByRole('radio', { name: 'Lunch' })).toBeChecked();
  });

  test('can be chosen, and is logged', async () => {
    const sent = respond(meals.create, eggBreakfast({ type: 'snack' }));
    const { user } = await openMealLog();
    await user.click(screen.getByRole('radio', { name: 'Snack' }));
    await user.click(press(/^Coffee/));
    await user.click(press('Log Snack (2 cal)'));
    await screen.findByText('Meal logged');
    expect(sent.bodies).toMatchObject([{ type: 'snack' }]);
  });
});

test.each([
  ['another day', '?date=2026-11-19', 'Lunch'],
  ['today', '', 'Breakfast'],
])(
  'after logging a lunch of %s in the morning, the next food gets the right meal type',
  async (_, search, next) => {
    respond(meals.create, eggBreakfast({ type: 'lunch' }));
    const { user } = await openMealLog([], {}, 'user', search);
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    await user.click(press(/^Banana/));
    await user.click(press(/^Log Lunch/));
    await screen.findByText('Meal logged');
    expect(screen.getByRole('radio', { name: next })).toBeChecked();
  },
);

describe('quick add', () => {
  test('offers six foods with a portion', async () => {
    await openMealLog();
    const offered = within(screen.getByRole('region', { name: 'Quick add' })).getAllByRole('button');
    expect(offered.map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Eggs 2 pieces 143 cal$/),
      expect.stringMatching(/^Toast 1 piece \d+ cal$/),
      expect.stringMatching(/^Banana 1 piece 105 cal$/),
      expect.stringMatching(/^Coffee 1 cup 2 cal$/),
      expect.stringMatching(/^Greek yogurt 170 g 100 cal$/),
      expect.stringMatching(/^Oatmeal 1 cup 166 cal$/),
    ]);
  });

  test('adds the food, and more of it when pressed again', async () => {
    const { user } = await openMealLog();
    await user.click(press(/^Eggs/));
    expect(currentMeal().getByRole('spinbutton', { name: 'Quantity of Eggs' })).toHaveValue('2');
    expect(screen.getByText('Added Eggs, 2 pieces')).toBeVisible();
    await user.click(press(/^Eggs/));
    expect(currentMeal().getByRole('spinbutton', { name: 'Quantity of Eggs' })).toHaveValue('4');
    expect(press('Log Breakfast (286 cal)')).toBeVisible();
    expect(screen.getByText('1 food')).toBeVisible();
  });
});

describe('logging', () => {
  test('sends foods and exact totals, shows a confirmation and clears the meal', async () => {
    const sent = respond(meals.create, eggBreakfast());
    const { user } = await openMealLog();
    await user.click(press(/^Eggs/));
    await user.click(press('Log Breakfast (143 cal)'));
    expect(await screen.findByText('Meal logged')).toBeVisible();
    expect(screen.getByText('Breakfast, 143 cal')).toBeVisible();
    const { loggedAt: _, id: _id, ...body } = eggBreakfast();
    expect(sent.bodies).toEqual([body]);
    expect(await screen.findByRole('button', { name: 'Log Breakfast (0 cal)' })).toBeVisible();
    expect(currentMeal().queryAllByRole('listitem')).toEqual([]);
  });

  test('an empty meal is refused', async () => {
    const sent = respond(meals.create, eggBreakfast());
    const { user } = await openMealLog();
    await user.click(press('Log Breakfast (0 cal)'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No foods added');
    expect(alert).toHaveTextContent('Please add some foods to log this meal');
    expect(sent.bodies).toEqual([]);
  });

  test('a failure keeps the meal', async () => {
    respondProblem(meals.create, 500, 'Something went wrong', 'internal');
    const { user } = await openMealLog();
    await user.click(press(/^Eggs/));
    await user.click(press('Log Breakfast (143 cal)'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to log meal');
    expect(currentMeal().getByText('Eggs')).toBeVisible();
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
    expect(currentMeal().getByRole('spinbutton', { name: 'Quantity of Eggs' })).toHaveValue('2');
  });
});

describe('the nutrition breakdown', () => {
  test('compares the meal with 50, 75 and 25 g', async () => {
    const { user } = await openMealLog();
    await user.click(press(/^Eggs/));
    const percent = (name: RegExp) => screen.getByRole('progressbar', { name }).ariaValueNow;
    expect(percent(/^Protein: 13 g of 50 g/)).toBe('25');
    expect(percent(/^Carbs: 1 g of 75 g/)).toBe('1');
    expect(percent(/^Fat: 10 g of 25 g/)).toBe('38');
  });

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

  test('shows by how much the goal is exceeded', async () => {
    await openMealLog([eggBreakfast()], { targetCalories: 100 });
    expect(await screen.findByText('Over goal by')).toHaveTextContent('Over goal by 43');
  });

  test('loads again after an error', async () => {
    const { user } = await openMealLog('unreachable');
    expect(await screen.findByRole('alert')).toHaveTextContent("Today's progress did not load.");
    respond(meals.list, []);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Remaining')).toHaveTextContent('Remaining 2,000');
  });
});
