import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea } from '#testing/examples/example-recipe.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { findGenerateButton } from '#testing/pages/open-ideas.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

const NOTICE = 'The AI service failed. These ideas come from the built-in composer.';
const fromModel = exampleIdea({ id: 'suggestion-7-0', source: 'model', notice: null });
const composed = [1, 2].map((at) =>
  exampleIdea({ id: `suggestion-7-${at}`, name: `Dish ${at}`, source: 'composer', notice: NOTICE }),
);

const stockKitchen = () => respond(ingredients.list, [exampleIngredient()]);
beforeEach(() => {
  respond(pictures.ofIdeas, []);
});

test('the dashboard shows once why the composer helped', async () => {
  respondToDashboard();
  stockKitchen();
  respond(recipes.generate, [fromModel, ...composed]);
  const { user } = renderPage('/');
  await user.click(await findGenerateButton());
  expect(await screen.findByRole('note')).toHaveTextContent(NOTICE);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the recipes screen shows it too', async () => {
  respondToRecipes();
  stockKitchen();
  respond(recipes.generate, composed);
  const { user } = renderPage('/recipes');
  await user.click(await screen.findByRole('button', { name: 'Generate New Recipes' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('note')).toHaveTextContent(NOTICE);
  await expectAccessible();
});

test('no notice is shown without a reason', async () => {
  respondToDashboard();
  stockKitchen();
  respond(recipes.generate, [fromModel]);
  const { user } = renderPage('/');
  await user.click(await findGenerateButton());
  await screen.findByText('Recipes generated');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('an idea says what illnesses it is not made for, and which allergies could only be matched by name', async () => {
  respondToDashboard();
  stockKitchen();
  respond(recipes.generate, [
    exampleIdea({ id: 'suggestion-7-0', matchedByName: ['zorgon'], notMadeFor: ['gout'] }),
  ]);
  const { user } = renderPage('/');
  await user.click(await findGenerateButton());
  const notice = await screen.findByText('Not made for gout. “zorgon” could only be matched by name');
  await user.click(notice);
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      'Not made for gout. “zorgon” could only be matched by name. Check its ingredients yourself.',
    ),
  ).toBeVisible();
});
