import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { type IdeaImage, pictures } from '@game-plan/contracts/kitchen/pictures';
import { type Recipe, type RecipeLine, recipes } from '@game-plan/contracts/kitchen/recipes';
import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import { createInventory } from '@game-plan/domain/recipes/availability';
import { scaleLines } from '@game-plan/domain/recipes/scale-lines';
import { scaleSteps } from '@game-plan/domain/units/scaling/scale-steps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { exampleIngredient } from '../examples/example-ingredient.ts';
import { respond, respondToBody } from '../respond.ts';
import { respondToDashboard } from './dashboard-calls.ts';
import { renderPage } from './render-page.tsx';

type Idea = Recipe & { id: string };

/** The button on the board, once it is enabled. */
export async function findGenerateButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Generate Recipe Ideas' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** Opens the dashboard of a kitchen with eggs and generates these ideas, with these states of their pictures. */
export async function openIdeas(ideas: Idea[], images: IdeaImage[] = []) {
  respondToDashboard();
  respond(pictures.ofIdeas, images);
  respond(ingredients.list, [exampleIngredient()]);
  respond(recipes.generate, ideas);
  respondToBody(recipes.scale, ({ to: servings, units: system, ...recipe }) => ({
    ...scaleLines(recipe, { servings, system, decide: decideByKitchen }),
    steps: [...scaleSteps(recipe.instructions, recipe.ingredients, recipe.servings, servings, system)],
  }));
  const page = renderPage('/');
  await page.user.click(await findGenerateButton());
  await screen.findByText(`Found ${ideas.length} recipe suggestions for you!`);
  // The message appears a moment before the ideas.
  const [first] = ideas;
  if (first) await screen.findAllByText(first.name);
  return page;
}

/** Which lines there is enough of in a kitchen with eggs, and what is usually at home. */
function decideByKitchen(ingredients: readonly RecipeLine[]) {
  const inventory = createInventory(USUAL_AT_HOME);
  inventory.add(exampleIngredient());
  return inventory.decide({ ingredients }).ingredients;
}

/** Generates this idea and opens its dialog. */
export async function openIdea(idea: Idea) {
  const page = await openIdeas([idea]);
  const reopen = async () => {
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${idea.name}`) }));
    return within(await screen.findByRole('dialog', { name: idea.name }));
  };
  return { ...page, reopen, dialog: await reopen() };
}
