import { recipes } from '@game-plan/contracts/recipes';
import { shoppingList } from '@game-plan/contracts/shopping-list';
import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { exampleIdea, line, saved } from '#testing/example-recipe.ts';
import { exampleShoppingItem } from '#testing/example-shopping-item.ts';
import { notifications } from '#testing/notifications.ts';
import { openIdea } from '#testing/open-ideas.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';
import { server } from '#testing/server.ts';

const IDEA = exampleIdea({
  ingredients: [line('Feta', '60', 'g', false), line('Eggs', '4', 'piece'), line('Lime', '1/2', '', false)],
});
const FETA = { name: 'Feta', quantity: '60', unit: 'g', category: 'recipes', recipeId: null };
const LIME = { name: 'Lime', quantity: '1/2', unit: '', category: 'recipes', recipeId: null };
const ADD = { name: 'Add Missing to Shopping List' };

test('puts each missing line on the list, once', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const sent = respond(shoppingList.create, exampleShoppingItem());
  await user.click(dialog.getByRole('button', ADD));
  expect(await notifications().findByText('Added to shopping list')).toBeVisible();
  expect(sent.bodies).toEqual([FETA, LIME]);
  const done = dialog.getByRole('button', { name: 'Added to shopping list' });
  expect(done).toBeDisabled();
  await user.click(done);
  expect(sent.bodies).toHaveLength(2);
});

test('a second press while adding adds nothing twice', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const { sent, release } = respondLater(shoppingList.create, exampleShoppingItem());
  const add = dialog.getByRole('button', ADD);
  await user.click(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  await user.click(add);
  release();
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toEqual([FETA, LIME]);
});

test('names the recipe when it is saved', async () => {
  const { dialog, user } = await openIdea(IDEA);
  respond(recipes.create, saved(IDEA));
  await user.click(dialog.getByRole('button', { name: 'Save to Favorites' }));
  await dialog.findByRole('button', { name: 'Remove from Favorites' });
  const sent = respond(shoppingList.create, exampleShoppingItem());
  await user.click(dialog.getByRole('button', ADD));
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toEqual([
    { ...FETA, recipeId: 91 },
    { ...LIME, recipeId: 91 },
  ]);
});

test('after a failure goes on with what is not on the list yet', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const refused = respondProblem(shoppingList.create, 500, 'Something went wrong', 'internal');
  const accepted = () => Response.json(exampleShoppingItem(), { status: 201 });
  server.use(http.post('*/api/shopping-list', accepted, { once: true }));
  await user.click(dialog.getByRole('button', ADD));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error')).toBeVisible();
  expect(alert.getByText('Failed to add ingredients to shopping list')).toBeVisible();
  expect(refused.bodies).toEqual([LIME]);

  const sent = respond(shoppingList.create, exampleShoppingItem());
  await user.click(dialog.getByRole('button', ADD));
  await dialog.findByRole('button', { name: 'Added to shopping list' });
  expect(sent.bodies).toEqual([LIME]);
});
