import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea } from '#testing/examples/example-recipe.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { findGenerateButton, openIdea } from '#testing/pages/open-ideas.ts';
import { savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

const SHAKSHUKA = exampleIdea({ id: 'suggestion-1-0', name: 'Shakshuka', dishKey: 'shakshuka/egg' });

async function choose(wanted: string) {
  const sent = respond(unwantedDishes.save, { id: 7, name: 'Shakshuka', wanted: 'never' });
  const { user, dialog } = await openIdea(SHAKSHUKA);
  await user.click(dialog.getByRole('button', { name: 'Suggest Less' }));
  await user.click(await screen.findByRole('menuitem', { name: wanted }));
  return { user, sent };
}

test('an idea that is never wanted goes at once, and comes back with Undo', async () => {
  const { user, sent } = await choose('Never');
  const gone = () => expect(screen.queryByRole('button', { name: /^Shakshuka/ })).not.toBeInTheDocument();
  await waitFor(gone);
  expect(sent.bodies).toEqual([{ name: 'Shakshuka', dishKey: 'shakshuka/egg', wanted: 'never' }]);
  const removed = respond(unwantedDishes.remove, null);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Shakshuka/ })).toBeVisible();
  await waitFor(() => expect(removed.urls).toEqual(['/api/unwanted-dishes/7']));
});

test('an idea that is wanted less stays', async () => {
  const { sent } = await choose('Less of this');
  expect(await screen.findByText(/^Shakshuka. Your profile has the list/)).toBeVisible();
  expect(sent.bodies).toEqual([{ name: 'Shakshuka', dishKey: 'shakshuka/egg', wanted: 'less' }]);
  expect(screen.getByRole('dialog', { name: 'Shakshuka' })).toBeVisible();
});

test('recipes of the cookbook stand beside the ideas', async () => {
  respondToDashboard();
  respond(ingredients.list, [exampleIngredient()]);
  respond(recipes.generate, [SHAKSHUKA]);
  respond(recipes.fromCookbook, savedNamed('Own soup'));
  const { user } = renderPage('/');
  await user.click(await findGenerateButton());
  const own = within(await screen.findByRole('region', { name: 'From your cookbook' }));
  expect(own.getByRole('button', { name: /^Own soup/ })).toBeVisible();
});
