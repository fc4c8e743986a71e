import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIdea, line, saved } from '#testing/examples/example-recipe.ts';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { notifications } from '#testing/notifications.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const LINES = [line('Feta', '60', 'g', false), line('Eggs', '4', 'piece'), line('Lime', '1/2', '', false)];
const IDEA = exampleIdea({ ingredients: LINES });
const ADD = { name: 'Add Missing to Shopping List' };
const SENT = LINES.map(({ name, amount, unit }) => ({ name, amount, unit }));
const onList = (...names: string[]) => names.map((name, id) => exampleShoppingItem({ id: id + 1, name }));
const ADDED = { added: onList('Feta', 'Lime', 'Eggs', 'Tea'), listed: [] };

test('sends the recipe’s lines for comparison with the kitchen', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const sent = respond(shoppingList.addFromRecipe, ADDED);
  await user.click(dialog.getByRole('button', ADD));
  expect(await notifications().findByText('Added to shopping list')).toBeVisible();
  expect(notifications().getByText('Feta, Lime, Eggs and 1 more')).toBeVisible();
  expect(sent.bodies).toEqual([{ recipeId: null, lines: SENT }]);
  expect(sent.urls).toEqual([
    expect.stringMatching(/^\/api\/shopping-list\/from-recipe\?today=\d{4}-\d\d-\d\d$/),
  ]);
  expect(await dialog.findByRole('button', { name: 'Added to shopping list' })).toBeEnabled();
});

test.each([
  [onList('Feta', 'Limes'), 'Feta and Limes are there already.'],
  [onList('Feta'), 'Feta is there already.'],
])('pressed again says that the items are on the list already', async (listed, says) => {
  const { dialog, user } = await openIdea(IDEA);
  respond(shoppingList.addFromRecipe, ADDED);
  await user.click(dialog.getByRole('button', ADD));
  const done = await dialog.findByRole('button', { name: 'Added to shopping list' });
  respond(shoppingList.addFromRecipe, { added: [], listed });
  await user.click(done);
  expect(await notifications().findByText('Already on your shopping list')).toBeVisible();
  expect(notifications().getByText(says)).toBeVisible();
});

test('names added items and those on the list already', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(shoppingList.addFromRecipe, { added: onList('Feta'), listed: onList('Limes') });
  await user.click(dialog.getByRole('button', ADD));
  expect(await notifications().findByText('Feta. Limes are there already.')).toBeVisible();
});

test('adds the difference for more servings', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(shoppingList.addFromRecipe, ADDED);
  await user.click(dialog.getByRole('button', ADD));
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  await user.click(dialog.getByRole('button', { name: 'One serving more' }));
  expect(await dialog.findByRole('button', ADD)).toBeEnabled();
});

test('ignores a second press while adding', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const { sent, release } = respondLater(shoppingList.addFromRecipe, ADDED);
  const add = dialog.getByRole('button', ADD);
  await user.click(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  await user.click(add);
  release();
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toHaveLength(1);
});

test('sends the recipe’s id when it is saved', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(recipes.create, saved(IDEA));
  await user.click(dialog.getByRole('button', { name: 'Save to Favorites' }));
  await dialog.findByRole('button', { name: 'Remove from Favorites' });
  const sent = respond(shoppingList.addFromRecipe, ADDED);
  await user.click(dialog.getByRole('button', ADD));
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toEqual([{ recipeId: 91, lines: SENT }]);
});

test('says when the kitchen has everything by now', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(shoppingList.addFromRecipe, { added: [], listed: [] });
  await user.click(dialog.getByRole('button', ADD));
  expect(await notifications().findByText('Nothing to add')).toBeVisible();
});

test('can be pressed again after a failure', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respondProblem(shoppingList.addFromRecipe, 500, 'Something went wrong', 'internal');
  await user.click(dialog.getByRole('button', ADD));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error')).toBeVisible();
  expect(alert.getByText('Failed to add ingredients to shopping list')).toBeVisible();

  const sent = respond(shoppingList.addFromRecipe, ADDED);
  const add = dialog.getByRole('button', ADD);
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(add);
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toHaveLength(1);
});
