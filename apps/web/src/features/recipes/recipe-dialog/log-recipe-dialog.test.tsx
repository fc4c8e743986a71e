import { meals } from '@game-plan/contracts/food/meals';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eggBreakfast } from '#testing/examples/egg-breakfast.ts';
import { exampleIdea } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import { respond } from '#testing/respond.ts';

afterEach(() => vi.useRealTimers());

async function openLog(fields: Parameters<typeof exampleIdea>[0] = {}) {
  setClock('2026-11-20T19:00:00');
  const { dialog, user } = await openIdea(exampleIdea(fields));
  await user.click(dialog.getByRole('button', { name: 'Log This Meal' }));
  const log = within(await screen.findByRole('dialog', { name: 'Log This Meal' }));
  return { user, log };
}

test('a dish is logged by grams of its weight, the sum of the ingredients until it is entered, or by servings', async () => {
  const { user, log } = await openLog();
  await user.click(log.getByRole('radio', { name: 'Grams' }));
  expect(log.getByText(/^The sum of the ingredients/)).toBeVisible();
  const whole = log.getByRole('textbox', { name: 'Weight of the whole cooked dish (g)' });
  await user.clear(whole);
  expect(log.getByText('Enter what the cooked dish weighs')).toBeVisible();
  await user.type(whole, '600');
  expect(log.getByText('The weight you entered.')).toBeVisible();
  const grams = log.getByRole('textbox', { name: 'Grams of the cooked dish' });
  await user.clear(grams);
  await user.type(grams, '200');
  expect(log.getByRole('button', { name: 'Log Dinner (256 cal)' })).toBeVisible();

  await user.click(log.getByRole('radio', { name: 'Servings' }));
  const servings = log.getByRole('textbox', { name: 'Servings' });
  await user.clear(servings);
  await user.type(servings, '1,5');
  const sent = respond(meals.create, eggBreakfast());
  await user.click(log.getByRole('button', { name: 'Log Dinner (576 cal)' }));
  expect(await screen.findByText('Meal logged')).toBeVisible();
  expect(sent.bodies).toEqual([
    {
      type: 'dinner',
      date: '2026-11-20',
      foods: [
        {
          name: 'Weeknight Shakshuka',
          quantity: 1.5,
          unit: 'serving',
          calories: 576,
          protein: 31.5,
          carbs: 27,
          fat: 36,
          // Of the feta no saturated fat was measured, and salt to taste has any amount of sodium.
          fiber: expect.closeTo(6.9, 6),
          sugar: expect.closeTo(9.75, 6),
          saturatedFat: null,
          sodium: null,
        },
      ],
    },
  ]);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Log This Meal' })).not.toBeInTheDocument(),
  );
});

test('a recipe without figures can be logged, and says so', async () => {
  const { log } = await openLog({ calories: null });
  expect(log.getByText(/calories not known/)).toBeVisible();
  expect(log.getByRole('button', { name: 'Log Dinner (— cal)' })).toBeEnabled();
});
