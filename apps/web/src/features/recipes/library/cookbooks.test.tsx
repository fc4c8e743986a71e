import { cookbooks } from '@game-plan/contracts/kitchen/cookbooks';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardsPage, respondToRecipes, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const RULE = { underMinutes: '30', notMadeForDays: '30' } as const;
const WEEKNIGHTS = { id: 3, name: 'Weeknights', rule: RULE };

function open(address: string, ...books: (typeof WEEKNIGHTS)[]) {
  respondToRecipes(savedNamed('Soup'));
  const library = { all: 1, favorites: 0, cookbooks: books };
  respond(recipes.cards, cardsPage(savedNamed('Soup'), { library }));
  return renderPage(address);
}

test('filters are saved as a cookbook under a name; a refusal loses nothing', async () => {
  const { user } = open('/recipes?time=30&unmade=30');
  await user.click(await screen.findByRole('button', { name: 'Save as Cookbook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as Cookbook' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Weeknights');
  respondProblem(cookbooks.create, 409, 'There is a cookbook of this name already.', 'conflict');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is a cookbook of this name already.')).toBeVisible();
  expect(name).toHaveValue('Weeknights');
  const saved = respond(cookbooks.create, WEEKNIGHTS);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cookbook saved')).toBeVisible();
  expect(saved.bodies).toEqual([{ name: 'Weeknights', rule: RULE }]);
});

test('a cookbook shows what fits its rule, and is removed with Undo', async () => {
  const { user, router } = open('/recipes', WEEKNIGHTS);
  const chip = await screen.findByRole('button', { name: 'Weeknights' });
  await user.click(chip);
  await waitFor(() => expect(router.latestLocation.search).toEqual({ time: '30', unmade: '30' }));
  expect(await screen.findByRole('button', { name: 'Weeknights', pressed: true })).toBeVisible();
  const removed = respond(cookbooks.remove, { undoId: 5 });
  await user.click(screen.getByRole('button', { name: 'Remove the cookbook Weeknights' }));
  const undone = respond(undo.run, null);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Cookbook restored')).toBeVisible();
  expect([removed.urls, undone.urls]).toEqual([['/api/cookbooks/3'], ['/api/undo/5']]);
  await user.click(screen.getByRole('button', { name: 'Weeknights' }));
  await waitFor(() => expect(router.latestLocation.search).toEqual({}));
});
