import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { findGenerateButton, openIdeas } from '#testing/pages/open-ideas.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing } from '#testing/respond.ts';

const ADDRESS = `/api/pictures/${'c'.repeat(64)}`;
/** Milliseconds after which ideas on their way are asked for again, and the library. */
const SOON = 250;
const REFRESH = 10_000;
const IDEAS = [
  exampleIdea({ id: 'idea-1', name: 'Shakshuka', isImagePending: true }),
  exampleIdea({ id: 'idea-2', name: 'Menemen', isImagePending: true }),
];
const awaited = (ideaId: string) => ({ ideaId, imageUrl: null, madeBy: null, isPending: true });
const ready = (ideaId: string) => ({
  ideaId,
  imageUrl: ADDRESS,
  madeBy: 'drawing' as const,
  isPending: false,
});

// They pass when the test says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}`) });
const pictureOf = (name: string) => card(name).querySelector('img');

test('ideas show that their pictures are pending, then each its own in card size', async () => {
  const frittata = exampleIdea({ id: 'idea-3', name: 'Frittata', isImagePending: true });
  await openIdeas([...IDEAS, frittata], [awaited('idea-1'), awaited('idea-2'), ready('idea-3')]);
  await waitFor(() => expect(pictureOf('Frittata')).toHaveAttribute('src', `${ADDRESS}?size=card`));
  expect(screen.getAllByText('Generating image...')).toHaveLength(2);
  const asked = respond(pictures.ofIdeas, [ready('idea-1'), awaited('idea-2'), ready('idea-3')]);
  await pass(SOON);
  await waitFor(() => expect(pictureOf('Shakshuka')).toHaveAttribute('src', `${ADDRESS}?size=card`));
  expect(asked.urls).toEqual(['/api/recipes/idea-images?ids=idea-1%2Cidea-2%2Cidea-3']);
  expect(pictureOf('Shakshuka')).toHaveAttribute('loading', 'lazy');
  expect(pictureOf('Shakshuka')).toHaveAttribute('width', '640');
  expect(pictureOf('Shakshuka')).toHaveAttribute('height', '480');
  expect(pictureOf('Shakshuka')?.srcset).toContain(`${ADDRESS}?size=dialog 960w`);
  expect(within(card('Menemen')).getByText('Generating image...')).toBeVisible();
});

test('an idea without a picture on the server is drawn in the browser', async () => {
  await openIdeas(IDEAS, [{ ideaId: 'idea-1', imageUrl: null, madeBy: null, isPending: false }]);
  for (const name of ['Shakshuka', 'Menemen']) {
    await waitFor(() => expect(pictureOf(name)?.src).toMatch(/^data:image\/svg\+xml/));
  }
});

test('ideas are drawn in the browser when the pictures cannot be read', async () => {
  respondToDashboard();
  respond(ingredients.list, [exampleIngredient()]);
  respondNothing(pictures.ofIdeas);
  respond(recipes.generate, IDEAS);
  const { user } = renderPage('/');
  await user.click(await findGenerateButton());
  await waitFor(() => expect(pictureOf('Menemen')?.src).toMatch(/^data:image/));
});

test('a saved recipe with a pending picture says so until it is refreshed', async () => {
  respondToRecipes([saved(exampleIdea(), { isImagePending: true })]);
  renderPage('/recipes');
  expect(await screen.findByText('Generating image...')).toBeVisible();
  expect(screen.queryByText('AI Generated')).not.toBeInTheDocument();
  respondToRecipes([saved(exampleIdea(), { imageUrl: ADDRESS, imageMadeBy: 'drawing' })]);
  const list = screen.getByRole('list', { name: 'Recipes' });
  await pass(REFRESH);
  await waitFor(() => expect(list.querySelector('img')).toHaveAttribute('src', `${ADDRESS}?size=card`));
  expect(screen.getByText('AI Generated')).toBeVisible();
});
