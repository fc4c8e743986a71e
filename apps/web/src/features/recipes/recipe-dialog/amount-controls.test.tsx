import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIdea, line } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';

const pasta = exampleIdea({
  servings: 2,
  instructions: ['Boil 200 g pasta for 9 minutes.', 'Warm 1 cup milk and beat in the egg.'],
  ingredients: [
    line('Pasta', '200', 'g'),
    line('Milk', '1', 'cup'),
    line('Eggs', '1', 'piece'),
    line('Salt', 'to taste', ''),
  ],
});

type Dialog = Awaited<ReturnType<typeof openIdea>>['dialog'];

const amounts = (dialog: Dialog) =>
  [...dialog.getByRole('region', { name: 'Ingredients' }).querySelectorAll('li')].map((item) =>
    item.textContent?.replace(/(?:at home)?(?:Have|Missing)$/, ''),
  );

const lines = (dialog: Dialog) =>
  [...dialog.getByRole('region', { name: 'Ingredients' }).querySelectorAll('li')].map(
    ({ textContent }) => textContent,
  );

const steps = (dialog: Dialog) =>
  within(dialog.getByRole('region', { name: 'Instructions' }))
    .getAllByRole('paragraph')
    .map((step) => step.textContent);

test('convert the amounts to metric or US units and back, and scale them to the servings, also in the steps', async () => {
  const { user, dialog } = await openIdea({ ...pasta, reason: 'Uses the milk that expires tomorrow' });
  // Why the recipe is suggested.
  expect(dialog.getByText('Uses the milk that expires tomorrow.')).toBeVisible();
  const asWritten = ['Pasta200 g', 'Milk1 cup', 'Eggs1', 'Saltto taste'];
  expect(dialog.getByRole('radio', { name: 'As written' })).toBeChecked();
  expect(amounts(dialog)).toEqual(asWritten);
  await user.click(dialog.getByRole('radio', { name: 'Metric' }));
  await waitFor(() => expect(amounts(dialog)).toEqual(['Pasta200 g', 'Milk235 ml', 'Eggs1', 'Saltto taste']));
  expect(steps(dialog)).toEqual(['Boil 200 g pasta for 9 minutes.', 'Warm 235 ml milk and beat in the egg.']);
  await user.click(dialog.getByRole('radio', { name: 'US' }));
  expect(amounts(dialog)).toEqual(['Pasta7 oz', 'Milk1 cup', 'Eggs1', 'Saltto taste']);
  await user.click(dialog.getByRole('radio', { name: 'As written' }));
  expect(amounts(dialog)).toEqual(asWritten);

  expect(dialog.getByRole('status')).toHaveTextContent('2 servings');
  await user.click(dialog.getByRole('button', { name: 'One serving more' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('3 servings'));
  expect(amounts(dialog)).toEqual(['Pasta300 g', 'Milk1½ cups', 'Eggs2', 'Saltto taste']);
  expect(steps(dialog)).toEqual([
    'Boil 300 g pasta for 9 minutes.',
    'Warm 1½ cups milk and beat in the egg.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'One serving fewer' }));
  await user.click(dialog.getByRole('button', { name: 'One serving fewer' }));
  expect(dialog.getByRole('status')).toHaveTextContent(/^1 serving$/);
  expect(amounts(dialog)).toEqual(['Pasta100 g', 'Milk½ cup', 'Eggs1', 'Saltto taste']);
  expect(dialog.getByRole('button', { name: 'One serving fewer' })).toBeDisabled();
});

test('update what is available when the servings change', async () => {
  const { user, dialog } = await openIdea({
    ...pasta,
    ingredients: [line('Eggs', '8', 'piece'), line('Olive oil', '1', 'tbsp', false)],
  });
  expect(dialog.getByText('1 of 2 in your kitchen')).toBeVisible();
  const more = dialog.getByRole('button', { name: 'One serving more' });
  await user.click(more);
  expect(await dialog.findByText('2 of 2 in your kitchen')).toBeVisible();
  await user.click(more);
  expect(await dialog.findByText('4 short')).toBeVisible();
  expect(lines(dialog)).toEqual(['Eggs164 shortMissing', 'Olive oil2 tbspat homeHave']);
});

test('show a line’s shortfall in the chosen units, and what is at home', async () => {
  const { user, dialog } = await openIdea({
    ...pasta,
    ingredients: [
      { ...line('Pasta', '450', 'g', false), shortfall: { amount: '150', unit: 'g' } },
      { ...line('Salt', '1', 'tsp'), atHome: true },
    ],
  });
  expect(lines(dialog)).toEqual(['Pasta450 g150 g shortMissing', 'Salt1 tspat homeHave']);
  await user.click(dialog.getByRole('radio', { name: 'US' }));
  expect(lines(dialog)).toEqual(['Pasta1 lb5½ oz shortMissing', 'Salt1 tspat homeHave']);
});
