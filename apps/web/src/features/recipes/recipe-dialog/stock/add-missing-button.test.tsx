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

test('sends the recipe’s lines for comparison with the kitchen, once, and the difference for more servings', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const { sent, release } = respondLater(shoppingList.addFromRecipe, ADDED);
  const add = dialog.getByRole('button', ADD);
  await user.click(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  await user.click(add);
  release();
  expect(await notifications().findByText('Added to shopping list')).toBeVisible();
  expect(notifications().getByText('Feta, Lime, Eggs and 1 more')).toBeVisible();
  expect(sent.bodies).toEqual([{ recipeId: null, lines: SENT }]);
  expect(sent.urls).toEqual([
    expect.stringMatching(/^\/api\/shopping-list\/from-recipe\?today=\d{4}-\d\d-\d\d$/),
  ]);

  // Pressed again, it says that the items are on the list already.
  for (const [listed, says] of [
    [onList('Feta', 'Limes'), 'Feta and Limes are there already.'],
    [onList('Feta'), 'Feta is there already.'],
  ] as const) {
    const done = await dialog.findByRole('button', { name: 'Added to shopping list' });
    await waitFor(() => expect(done).not.toHaveAttribute('aria-disabled', 'true'));
    expect(done).toBeEnabled();
    respond(shoppingList.addFromRecipe, { added: [], listed });
    await user.click(done);
    expect(await notifications().findByText(says)).toBeVisible();
    expect(notifications().getByText('Already on your shopping list')).toBeVisible();
  }

  await user.click(dialog.getByRole('button', { name: 'One serving more' }));
  expect(await dialog.findByRole('button', ADD)).toBeEnabled();
});

test('can be pressed again after a failure, says when nothing is missing, and names what is added and what was listed', async () => {
  const { dialog, user } = await openIdea(IDEA);
  const press = async () => {
    const add = await dialog.findByRole('button', ADD);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(add);
  };
  respondProblem(shoppingList.addFromRecipe, 500, 'Something went wrong', 'internal');
  await press();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error')).toBeVisible();
  expect(alert.getByText('Failed to add ingredients to shopping list')).toBeVisible();

  const sent = respond(shoppingList.addFromRecipe, { added: [], listed: [] });
  await press();
  expect(await notifications().findByText('Nothing to add')).toBeVisible();
  expect(sent.bodies).toHaveLength(1);

  await user.click(dialog.getByRole('button', { name: 'One serving more' }));
  respond(shoppingList.addFromRecipe, { added: onList('Feta'), listed: onList('Limes') });
  await press();
  expect(await notifications().findByText('Feta. Limes are there already.')).toBeVisible();
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
