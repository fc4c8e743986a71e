import { recipes } from '@game-plan/contracts/recipes';
import { shoppingList } from '@game-plan/contracts/shopping-list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIdea, line, saved } from '#testing/example-recipe.ts';
import { exampleShoppingItem } from '#testing/example-shopping-item.ts';
import { notifications } from '#testing/notifications.ts';
import { openIdea } from '#testing/open-ideas.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const LINES = [line('Feta', '60', 'g', false), line('Eggs', '4', 'piece'), line('Lime', '1/2', '', false)];
const IDEA = exampleIdea({ ingredients: LINES });
const ADD = { name: 'Add Missing to Shopping List' };
const ADDED = ['Feta', 'Lime', 'Eggs', 'Tea'].map((name, id) => exampleShoppingItem({ id: id + 1, name }));

test('sends the lines for the server to compare with the kitchen, once', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const sent = respond(shoppingList.addFromRecipe, ADDED);
  await user.click(dialog.getByRole('button', ADD));
  expect(await notifications().findByText('Added to shopping list')).toBeVisible();
  expect(notifications().getByText('Feta, Lime, Eggs and 1 more')).toBeVisible();
  expect(sent.bodies).toEqual([{ recipeId: null, lines: LINES }]);
  expect(sent.urls).toEqual([
    expect.stringMatching(/^\/api\/shopping-list\/from-recipe\?today=\d{4}-\d\d-\d\d$/),
  ]);
  const done = await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(done).toBeDisabled();
  await user.click(done);
  expect(sent.bodies).toHaveLength(1);
});

test('a second press while adding adds nothing twice', async () => {
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

test('names the recipe when it is saved', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(recipes.create, saved(IDEA));
  await user.click(dialog.getByRole('button', { name: 'Save to Favorites' }));
  await dialog.findByRole('button', { name: 'Remove from Favorites' });
  const sent = respond(shoppingList.addFromRecipe, ADDED);
  await user.click(dialog.getByRole('button', ADD));
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toEqual([{ recipeId: 91, lines: LINES }]);
});

test('says so when the kitchen has had it all since', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(shoppingList.addFromRecipe, []);
  await user.click(dialog.getByRole('button', ADD));
  expect(await notifications().findByText('Nothing to add')).toBeVisible();
});

test('can be tried again after a failure', async () => {
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
