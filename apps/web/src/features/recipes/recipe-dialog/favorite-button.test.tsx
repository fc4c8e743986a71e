import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const IDEA = exampleIdea();
const SAVE = { name: 'Save to Favorites' };
const REMOVE = { name: 'Remove from Favorites' };

type Dialog = Awaited<ReturnType<typeof openIdea>>['dialog'];

/** The heart, once the press before is dealt with: until then it takes no other. */
async function atRest(dialog: Dialog, heart: { name: string }) {
  const button = await dialog.findByRole('button', heart);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
}

test('a failure restores the state; saved, an idea is still marked when opened again, and is removed and added by its id', async () => {
  const { dialog, user, reopen } = await openIdea(IDEA);
  respondProblem(recipes.create, 409, 'There is room for 5,000 recipes.', 'conflict');
  await user.click(dialog.getByRole('button', SAVE));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error')).toBeVisible();
  expect(alert.getByText('Failed to update favorite status')).toBeVisible();
  expect(alert.getByText('There is room for 5,000 recipes.')).toBeVisible();
  expect(dialog.getByRole('button', SAVE)).toBeEnabled();

  const created = respond(recipes.create, saved(IDEA));
  await user.click(await atRest(dialog, SAVE));
  expect(await screen.findByText('Added to favorites')).toBeVisible();
  const { id, ...fields } = IDEA;
  expect(created.bodies).toEqual([{ ...fields, externalId: id, isFavorite: true }]);
  expect(dialog.getByRole('button', REMOVE)).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Start Cooking' }));
  const again = await reopen();
  expect(again.getByRole('button', REMOVE)).toBeVisible();
  const removed = respond(recipes.update, saved(IDEA, { isFavorite: false }));
  await user.click(await atRest(again, REMOVE));
  expect(await screen.findByText('Removed from favorites')).toBeVisible();
  const added = respond(recipes.update, saved(IDEA));
  await user.click(await atRest(again, SAVE));
  expect(await screen.findByText('Added to favorites')).toBeVisible();
  expect([removed.urls, removed.bodies]).toEqual([['/api/recipes/91'], [{ isFavorite: false }]]);
  expect([added.urls, added.bodies]).toEqual([['/api/recipes/91'], [{ isFavorite: true }]]);
  expect(created.bodies).toHaveLength(1);
});

test('closed and pressed again before the answer, it is saved once', async () => {
  const { dialog, user, reopen } = await openIdea(IDEA);
  const { sent: created, release } = respondLater(recipes.create, saved(IDEA));
  const updated = respond(recipes.update, saved(IDEA));
  await user.click(dialog.getByRole('button', SAVE));
  await user.click(dialog.getByRole('button', { name: 'Start Cooking' }));
  const again = await reopen();
  await user.click(again.getByRole('button', SAVE));
  release();
  expect(await again.findByRole('button', REMOVE)).toBeVisible();
  await waitFor(() => expect(updated.bodies).toEqual([{ isFavorite: true }]));
  expect(created.bodies).toHaveLength(1);
});
