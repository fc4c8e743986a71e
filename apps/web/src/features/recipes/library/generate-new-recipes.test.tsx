import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { notifications } from '#testing/notifications.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const GENERATE = { name: 'Generate New Recipes' };
const IDEAS = [0, 1].map((index) => exampleIdea({ id: `suggestion-7-${index}`, name: `Dish ${index + 1}` }));

beforeEach(() => {
  respondToRecipes();
  respond(ingredients.list, [exampleIngredient()]);
});

async function openScreen() {
  const page = renderPage('/recipes');
  await screen.findByText('Built from the 1 ingredient in your kitchen');
  return page;
}

async function generate() {
  respond(recipes.generate, IDEAS);
  const page = await openScreen();
  await page.user.click(screen.getByRole('button', GENERATE));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Dish 1' })) };
}

test('shows Generating... meanwhile, refuses a second press, fills the Generated tab and opens the first recipe', async () => {
  const { sent, release } = respondLater(recipes.generate, IDEAS);
  const { user, router } = await openScreen();
  respondToRecipes([saved(exampleIdea({ name: 'What another member saved' }))]);
  await user.click(screen.getByRole('button', GENERATE));
  const pending = await screen.findByRole('button', { name: 'Generating...' });
  expect(pending).toHaveAttribute('aria-disabled', 'true');
  await user.click(pending);
  release();
  const dialog = within(await screen.findByRole('dialog', { name: 'Dish 1' }));
  expect(sent.urls).toHaveLength(1);
  expect(notifications().getByText('Recipes Generated!')).toBeVisible();
  expect(notifications().getByText('2 new recipes created from your ingredients')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Start Cooking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.latestLocation.href).toBe('/recipes?tab=generated');
  expect(screen.getByRole('tab', { name: 'Generated 2', selected: true })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Dish/ })).toHaveLength(2);
  expect(screen.getByRole('tab', { name: 'All Recipes 1' })).toBeVisible();
});

test('does not interrupt a user who is reading another recipe', async () => {
  const soup = saved(exampleIdea({ name: 'Soup' }));
  respond(recipes.read, soup);
  respondToRecipes([soup]);
  respond(ingredients.list, [exampleIngredient()]);
  const { release } = respondLater(recipes.generate, IDEAS);
  const { user } = await openScreen();
  await user.click(screen.getByRole('button', GENERATE));
  await user.click(await screen.findByRole('link', { name: 'Soup' }));
  await screen.findByRole('dialog', { name: 'Soup' });
  release();
  expect(await notifications().findByText('Recipes Generated!')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Soup' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start Cooking' }));
  expect(await screen.findByRole('tab', { name: 'All Recipes 1', selected: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Generated 2' })).toBeVisible();
});

test('shows an error and can be retried; shows when nothing was found, and what would help', async () => {
  respondProblem(recipes.generate, 500, 'Something went wrong', 'internal');
  const { user, router } = await openScreen();
  await user.click(screen.getByRole('button', GENERATE));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Generation Failed')).toBeVisible();
  expect(alert.getByText('Unable to generate recipes. Please try again.')).toBeVisible();
  const again = await screen.findByRole('button', GENERATE);
  expect(again).toBeEnabled();

  respond(recipes.generate, []);
  respond(recipes.whatWouldHelp, { foods: ['rice'], ideas: 1 });
  await user.click(again);
  expect(await screen.findByText('With rice there would be 1 idea')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('No recipes found')).toBeVisible();
  expect(screen.getByText('Try adding more ingredients to get better recipe suggestions')).toBeVisible();
  expect(router.latestLocation.href).toBe('/recipes');
});

test('without ingredients asks for some and sends nothing', async () => {
  respond(ingredients.list, []);
  const sent = respond(recipes.generate, IDEAS);
  const { user } = renderPage('/recipes');
  await screen.findByText('Built from the ingredients in your kitchen');
  await user.click(screen.getByRole('button', GENERATE));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('No ingredients')).toBeVisible();
  expect(alert.getByText('Please add some ingredients first to generate recipes')).toBeVisible();
  expect(sent.urls).toEqual([]);
});

test('an idea is saved by its heart, and then shared by its own link', async () => {
  const { dialog, user } = await generate();
  const created = respond(recipes.create, saved(IDEAS[0] ?? exampleIdea()));
  respond(recipes.read, saved(IDEAS[0] ?? exampleIdea()));
  respondToRecipes();
  await user.click(dialog.getByRole('button', { name: 'Save to Favorites' }));
  const remove = await dialog.findByRole('button', { name: 'Remove from Favorites' });
  expect(remove).toBeVisible();
  expect(created.bodies).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Share Recipe' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/recipes?recipe=91`);
});

test('ideas survive a reload for the same user', async () => {
  await generate();
  cleanup();
  renderPage('/recipes?tab=generated&recipe=suggestion-7-1');
  expect(await screen.findByRole('dialog', { name: 'Dish 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Generated 2', hidden: true })).toBeInTheDocument();
});
