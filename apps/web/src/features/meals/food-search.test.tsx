import { foods } from '@game-plan/contracts/food/foods';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleFood } from '#testing/examples/example-food.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T08:00:00');
});
afterEach(() => vi.useRealTimers());

const CHICKPEAS = exampleFood({
  fdcId: 173801,
  description: 'Chickpeas, canned',
  nutrients: { calories: null, protein: 7, carbs: 22.5, fat: 2.6 },
  portions: [{ unit: 'cup', grams: 164 }],
  portion: { quantity: 1, unit: 'cup' },
  source: 'USDA Branded',
  brand: 'GOYA',
});

const field = () => screen.getByRole('combobox', { name: 'Search foods' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Search results' })).queryAllByRole('option');
const meal = () => within(screen.getByRole('list', { name: 'Foods of this meal' }));

async function openAndType(typed: string) {
  const page = await openMealLog();
  await page.user.type(field(), typed);
  return page;
}

describe('searching', () => {
  test('needs 3 characters, waits until typing pauses, and says that it is searching', async () => {
    const { sent, release } = respondLater(foods.search, [exampleFood()]);
    await openAndType('ch');
    expect(screen.getByText('Type at least 3 characters')).toBeVisible();
    // In one go: a busy machine makes a pause of its own between two keys.
    fireEvent.change(field(), { target: { value: 'chick' } });
    fireEvent.change(field(), { target: { value: 'chicken' } });
    expect(screen.getByText('Searching foods')).toHaveAttribute('role', 'status');
    release();
    expect(await screen.findByText('1 food found')).toHaveAttribute('role', 'status');
    expect(sent.urls).toEqual(['/api/foods/search?query=chicken']);
  });

  test('shows portion, figures, state and source, a dash for unmeasured figures, and the person’s allergens, and hides none', async () => {
    const quiche = exampleFood({
      fdcId: 2,
      description: 'Quiche',
      contains: ['milk'],
      standsInFor: 'Costa',
    });
    respond(foods.search, [exampleFood(), CHICKPEAS, quiche]);
    await openAndType('chick');
    expect(await screen.findByText('3 foods found')).toHaveAttribute('role', 'status');
    const texts = options().map((option) => option.textContent);
    expect(texts).toEqual([
      expect.stringMatching(
        /^Chicken breast, grilled.*P 53.3 g.*C 0 g.*F 6.2 g.*cooked.*USDA SR Legacy.*284 cal.*1 piece · 172 g/,
      ),
      expect.stringMatching(/^Chickpeas, canned.*GOYA · USDA Branded.*— cal.*1 cup · 164 g/),
      expect.stringMatching(/^Quiche.*Not Costa’s own: a food like it/),
    ]);
    expect(texts.map((text) => /Contains .*?milk/.exec(text)?.[0])).toEqual([
      undefined,
      undefined,
      'Contains milk',
    ]);
    await expectAccessible();
  });

  test('shows that nothing was found, which word excluded all, and after a failure an empty list without an error', async () => {
    respond(foods.search, []);
    respond(foods.readMeal, { lines: [] });
    const { user } = await openAndType('xqzwvk');
    expect(await screen.findByText('No foods found')).toBeVisible();
    expect(options()).toEqual([]);

    await user.clear(field());
    await user.type(field(), 'egg free meringue');
    expect(
      await screen.findByText('No foods found: nothing here for ‘meringue’ is known to be egg-free.'),
    ).toBeVisible();

    respondProblem(foods.search, 500, 'Something went wrong', 'internal');
    await user.clear(field());
    await user.type(field(), 'chicken');
    expect(await screen.findByText(/^No foods found\. /)).toBeVisible();
    expect(options()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a typed meal', () => {
  const toast = exampleFood({
    fdcId: 3,
    description: 'Whole wheat toast',
    state: null,
    nutrients: { calories: 306, protein: 16, carbs: 51, fat: 4 },
    portions: [{ unit: 'slice', grams: 30 }],
    portion: { quantity: 1, unit: 'slice' },
  });
  const butter = exampleFood({
    fdcId: 4,
    description: 'Butter',
    state: null,
    nutrients: { calories: 717, protein: 1, carbs: 0, fat: 81 },
    portions: [{ unit: 'tsp', grams: 5 }],
    portion: { quantity: 1, unit: 'tsp' },
    contains: ['milk'],
  });
  const none = { protein: 0, carbs: 0, fat: 0 };
  const lines = [
    {
      text: '2 slices Zibble toast',
      food: toast,
      amount: { quantity: 2, unit: 'slice', grams: 30, calories: 183.6, ...none },
      addedTo: null,
      unread: ['Zibble'],
    },
    {
      text: 'butter',
      food: butter,
      amount: { quantity: 14, unit: 'g', grams: 1, calories: 100.4, ...none },
      addedTo: 0,
      unread: [],
    },
  ];

  const quantity = (food: string) => meal().getByRole('spinbutton', { name: `Quantity of ${food}` });

  test('is the first option with its portions, calories and unread words, and is added as a whole with Enter', async () => {
    respond(foods.search, [butter]);
    respond(foods.readMeal, { lines });
    const { user } = await openAndType('2 slices Zibble toast with butter');
    expect(await screen.findByText('Read as you typed it. 1 food found')).toHaveAttribute('role', 'status');
    expect(options().map((option) => option.textContent)).toEqual([
      expect.stringMatching(
        /^2 foods as you typed them 284 cal.*Whole wheat toast 2 slices · 60 g 184 cal.*Butter 14 g 100 cal.*Contains milk.*Not read: ‘Zibble’/,
      ),
      expect.stringMatching(/^Butter/),
    ]);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(quantity('Whole wheat toast')).toHaveValue('2');
    expect(quantity('Butter')).toHaveValue('14');
    expect(field()).toHaveValue('');
    expect(screen.getByText('Added Whole wheat toast, 2 slices; Butter, 14 g')).toBeVisible();

    // Also while its foods are still searched.
    const { release } = respondLater(foods.search, []);
    respond(foods.readMeal, { lines: lines.slice(1).map((line) => ({ ...line, addedTo: null })) });
    await user.type(field(), '14 g butter');
    await screen.findByRole('option', { name: /^As you typed it/ });
    await user.keyboard('{Enter}');
    // The butter of the toast stays its own, so that another toast gets as much.
    const butters = meal().getAllByRole('spinbutton', { name: 'Quantity of Butter' });
    expect(butters.map((input) => input.ariaValueNow)).toEqual(['14', '14']);
    expect(field()).toHaveValue('');
    release();
  });

  test('keeps its amount when another result is chosen, and stands first as a food if it is one in its usual portion', async () => {
    const usual = { quantity: 1, unit: 'slice', grams: 30, calories: 91.8, ...none };
    respond(foods.search, [toast]);
    respond(foods.readMeal, {
      lines: [{ text: 'wheat toast', food: toast, amount: usual, addedTo: null, unread: [] }],
    });
    const { user } = await openAndType('wheat toast');
    expect(await screen.findByText('1 food found')).toBeInTheDocument();
    expect(options()).toHaveLength(1);

    // Of 'ein Toast' the search finds nothing, of 'a bowl of chili' a pepper first.
    respond(foods.search, [butter]);
    await user.clear(field());
    await user.type(field(), 'ein Vollkorntoast');
    await screen.findByText('2 foods found');
    expect(options().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Whole wheat toast/),
      expect.stringMatching(/^Butter/),
    ]);

    const rye = { ...toast, fdcId: 77, description: 'Rye toast', portions: [] };
    respond(foods.search, [toast, rye]);
    respond(foods.readMeal, { lines: lines.slice(0, 1) });
    await user.clear(field());
    await user.type(field(), '2 slices toast');
    await screen.findByText('Read as you typed it. 2 foods found');
    expect(options().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2 slices'),
      expect.stringContaining('2 slices · 60 g'),
      expect.stringContaining('60 g'),
    ]);
    await user.click(screen.getByRole('option', { name: /^Rye toast/ }));
    expect(quantity('Rye toast')).toHaveValue('60');
  });
});

describe('by keyboard', () => {
  async function openFound() {
    respond(foods.search, [exampleFood(), CHICKPEAS]);
    const page = await openAndType('chick');
    await screen.findByText('2 foods found');
    return page;
  }

  test('the first option is active, arrows move, Enter adds, again too, but no result of an earlier query', async () => {
    const { user } = await openFound();
    expect(field()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(meal().getByText('Chickpeas, canned')).toBeVisible();
    expect(meal().getByRole('combobox', { name: 'Unit of Chickpeas, canned' })).toHaveValue('cup');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);

    for (const times of ['1', '2']) {
      await user.type(field(), 'chick');
      await screen.findByText('2 foods found');
      await user.keyboard('{Enter}');
      expect(meal().getByRole('spinbutton', { name: 'Quantity of Chicken breast, grilled' })).toHaveValue(
        times,
      );
    }

    await user.type(field(), 'chick');
    await screen.findByText('2 foods found');
    // Not found yet, however long the typing takes.
    const { release } = respondLater(foods.search, [exampleFood()]);
    await user.keyboard('en{Enter}');
    expect(meal().getByRole('spinbutton', { name: 'Quantity of Chicken breast, grilled' })).toHaveValue('2');
    expect(field()).toHaveValue('chicken');
    release();
    await screen.findByText('1 food found');
  });

  test('leaving the field adds nothing and keeps the results, Home and End move the text cursor, Escape clears', async () => {
    const { user } = await openFound();
    respond(foods.readMeal, { lines: [] });
    await user.tab();
    expect(meal().queryAllByRole('listitem')).toEqual([]);
    expect(options()).toHaveLength(2);

    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}{Home}my {End}en');
    expect(field()).toHaveValue('my chicken');

    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(options()).toEqual([]);
  });
});
