import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { cardsPage, respondToRecipes, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const LIBRARY = savedNamed('Soup', 'Stew', 'Pie');
const [SOUP, STEW, PIE] = LIBRARY as [(typeof LIBRARY)[0], (typeof LIBRARY)[0], (typeof LIBRARY)[0]];

async function openSelection() {
  respondToRecipes(LIBRARY);
  const page = renderPage('/recipes');
  await screen.findByRole('link', { name: 'Soup' });
  await page.user.click(screen.getByRole('button', { name: 'Select' }));
  await screen.findByRole('checkbox', { name: 'Select Soup' });
  return { ...page, bar: within(screen.getByRole('region', { name: 'Select recipes' })) };
}

test('selected recipes are removed together after a question, and Undo brings all of them back', async () => {
  const { user, bar } = await openSelection();
  expect(bar.getByRole('status')).toHaveTextContent('0 selected');
  expect(bar.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await user.click(bar.getByRole('button', { name: 'Select all shown' }));
  expect(bar.getByRole('status')).toHaveTextContent('3 selected');
  screen.getByRole('checkbox', { name: 'Select Stew' }).focus();
  await user.keyboard(' ');
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');

  await user.click(bar.getByRole('button', { name: 'Remove' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove 2 recipes' }));
  expect(
    asked.getByText('Are you sure you want to remove 2 recipes for everyone in your kitchen?'),
  ).toBeVisible();
  const removed = respond(recipes.removeSeveral, { undoId: 5 });
  respond(recipes.cards, cardsPage([STEW], { version: 'v2' }));
  await user.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await notifications().findByText('2 recipes removed')).toBeVisible();
  expect(removed.bodies).toEqual([{ ids: [SOUP.id, PIE.id] }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Soup' })).not.toBeInTheDocument());
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus());

  respondProblem(undo.run, 404, 'This can no longer be undone', 'not_found');
  await user.click(notifications().getByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('This can no longer be undone')).toBeVisible();
  expect(notifications().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('removed recipes are back after a try that failed', async () => {
  const { user, bar } = await openSelection();
  await user.click(screen.getByRole('checkbox', { name: 'Select Soup' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Pie' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove 2 recipes' }));
  respond(recipes.removeSeveral, { undoId: 5 });
  respond(recipes.cards, cardsPage([STEW], { version: 'v2' }));
  await user.click(asked.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Soup' })).not.toBeInTheDocument());
  respondProblem(undo.run, 503, 'The database is away', 'unavailable');
  await user.click(notifications().getByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Failed to undo')).toBeVisible();
  const restored = respond(undo.run, null);
  respond(recipes.cards, cardsPage(LIBRARY, { version: 'v3' }));
  await user.click(notifications().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeVisible();
  expect(notifications().getByText('2 recipes restored')).toBeVisible();
  expect(restored.urls).toEqual(['/api/undo/5']);
});

test('what is not removed stays selected; Escape closes the question first, then leaves the selection', async () => {
  const { user, bar } = await openSelection();
  await user.click(screen.getByRole('checkbox', { name: 'Select Soup' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  respondProblem(recipes.removeSeveral, 404, 'One of these recipes was not found', 'not_found');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove 1 recipe' }));
  await user.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to remove recipes')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select Soup' })).toBeChecked();

  await user.click(bar.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select Soup' })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save Soup to favorites' })).toBeVisible();
});
