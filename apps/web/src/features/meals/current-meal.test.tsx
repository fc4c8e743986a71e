import { foods } from '@game-plan/contracts/food/foods';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleFood } from '#testing/examples/example-food.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T08:00:00');
});
afterEach(() => vi.useRealTimers());

const quantity = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` });
const unit = (name: string) => screen.getByRole('combobox', { name: `Unit of ${name}` });
const logButton = (calories: number) =>
  screen.getByRole('button', { name: `Log Breakfast (${calories} cal)` });

async function openWithEggs() {
  const page = await openMealLog();
  await page.user.click(screen.getByRole('button', { name: /^Eggs/ }));
  return page;
}

test('black coffee offers milk, for every cup', async () => {
  const { user } = await openMealLog();
  await user.click(screen.getByRole('button', { name: /^Coffee/ }));
  await user.click(screen.getByRole('button', { name: /^Coffee/ }));
  expect(screen.getByText('Coffee is counted without milk.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add milk' }));
  expect(quantity('Milk')).toHaveValue('60');
  expect(screen.queryByRole('button', { name: 'Add milk' })).toBeNull();
});

test('milk is not offered to a person who avoids it', async () => {
  const { user } = await openMealLog([], { avoidsMilk: true });
  await user.click(screen.getByRole('button', { name: /^Coffee/ }));
  expect(quantity('Coffee')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add milk' })).toBeNull();
});

test('the quantity has steps of 0.1, is read as typed, is 1 when emptied, and too many calories are asked about', async () => {
  const { user } = await openWithEggs();
  expect(quantity('Eggs')).toHaveAttribute('min', '0.1');
  expect(quantity('Eggs')).toHaveAttribute('step', '0.1');
  for (const [typed, read, calories] of [
    ['3', '3', 215],
    ['0.5', '0.5', 36],
    ['1,5', '1.5', 107],
    ['0', '0.1', 7],
    ['-2', '0.1', 7],
    ['x', '1', 72],
  ] as const) {
    await user.clear(quantity('Eggs'));
    await user.type(quantity('Eggs'), typed);
    await user.tab();
    expect(quantity('Eggs'), typed).toHaveValue(read);
    expect(logButton(calories)).toBeVisible();
  }

  await user.clear(quantity('Eggs'));
  await user.type(quantity('Eggs'), '10');
  // Before the field is left.
  expect(logButton(715)).toBeVisible();
  expect(screen.queryByText(/calories in one meal: please check the amounts/)).toBeNull();
  await user.type(quantity('Eggs'), '0');
  expect(screen.getByText('7,150 calories in one meal: please check the amounts.')).toBeVisible();

  await user.clear(quantity('Eggs'));
  expect(quantity('Eggs')).toHaveValue('');
  await user.tab();
  expect(quantity('Eggs')).toHaveValue('1');
});

test('the unit can be any with a known weight and keeps the amount; kilograms are offered from about a tenth of one', async () => {
  const { user } = await openWithEggs();
  const units = within(unit('Eggs')).getAllByRole('option');
  expect(units.map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['piece', 'cup', 'g', 'oz', 'lb', 'kg', 'tbsp']),
  );
  // What two pieces weigh.
  expect(screen.getByText(/· 100 g/)).toBeVisible();
  await user.selectOptions(unit('Eggs'), 'g');
  expect(quantity('Eggs')).toHaveValue('100');
  expect(logButton(143)).toBeVisible();
  await user.selectOptions(unit('Eggs'), 'piece');
  expect(quantity('Eggs')).toHaveValue('2');

  const kilogram = () => within(unit('Eggs')).getByRole('option', { name: 'kg' });
  await user.clear(quantity('Eggs'));
  await user.type(quantity('Eggs'), '1');
  expect(kilogram()).toBeDisabled();
  await user.type(quantity('Eggs'), '0');
  expect(kilogram()).toBeEnabled();
});

test('unmeasured figures are shown as a dash and add nothing; removing a food keeps the focus in the list', async () => {
  const food = exampleFood({
    nutrients: { calories: null, protein: 10, carbs: null, fat: null },
    portions: [],
  });
  respond(foods.search, [food]);
  const { user } = await openWithEggs();
  await user.type(screen.getByRole('combobox', { name: 'Search foods' }), 'chicken');
  await user.click(await screen.findByRole('option', { name: /^Chicken breast, grilled/ }));
  const list = screen.getByRole('list', { name: 'Foods of this meal' });
  expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent('— cal');
  expect(quantity('Chicken breast, grilled')).toHaveValue('100');
  expect(unit('Chicken breast, grilled')).toHaveValue('g');
  expect(logButton(143)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove Eggs' }));
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Eggs' })).not.toBeInTheDocument();
  expect(quantity('Chicken breast, grilled')).toHaveValue('100');
  expect(list).toHaveFocus();
});
