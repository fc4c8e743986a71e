import { recipes, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { cardsPage, respondToRecipes, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';

const [SOUP, STEW] = savedNamed('Soup', 'Stew');
if (!SOUP || !STEW) throw new Error('Two were asked for');

// Its path would also match that of the cards: what is said later comes first.
const respondToReads = (...library: SavedRecipe[]) => {
  const sent = respond(recipes.read, SOUP);
  respondToRecipes(library);
  return sent;
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a card opens its recipe at its own address; Back closes it, and closing returns to where it was opened', async () => {
  const sent = respondToReads(SOUP, STEW);
  const { user, router } = renderPage('/recipes?time=60');
  const link = await screen.findByRole('link', { name: 'Soup' });
  expect(link).toHaveAttribute('href', '/recipes?recipe=2');
  await user.click(link);
  expect(await (await dialog('Soup')).findByText('Warm the oil.')).toBeVisible();
  expect(router.latestLocation.search).toEqual({ time: '60', recipe: '2' });
  expect(sent.urls).toEqual([expect.stringMatching(/^\/api\/recipes\/2\?today=/)]);
  router.history.back();
  await noDialog();
  expect(router.latestLocation.search).toEqual({ time: '60' });
  await waitFor(() => expect(link).toHaveFocus());

  await user.click(link);
  await user.click((await dialog('Soup')).getByRole('button', { name: 'Start Cooking' }));
  await noDialog();
  expect([router.latestLocation.href, router.history.canGoBack()]).toEqual(['/recipes?time=60', false]);
});

test('a link opens the recipe over the list, its own link is shared, and closing shows the list', async () => {
  respondToReads(SOUP);
  const { user, router } = renderPage('/recipes?recipe=2&time=60');
  const soup = await dialog('Soup');
  await user.click(soup.getByRole('button', { name: 'Share Recipe' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/recipes?recipe=2`);
  await user.click(soup.getByRole('button', { name: 'Close dialog' }));
  await noDialog();
  expect(router.latestLocation.href).toBe('/recipes?time=60');
  expect(screen.getByRole('link', { name: 'Soup' })).toBeVisible();
});

test('a link to a missing recipe shows ‘not found’, whatever its id', async () => {
  respondProblem(recipes.read, 404, 'This recipe was not found', 'not_found');
  respondToRecipes([SOUP]);
  const { user, router } = renderPage('/recipes?recipe=9');
  const answer = await dialog('Recipe not found');
  expect(answer.getByText('This recipe is not in your library')).toBeVisible();
  await expectAccessible();
  await user.click(answer.getByRole('button', { name: 'Browse recipes' }));
  await noDialog();
  for (const recipe of ['suggestion-1-2', '99999999999', 'nonsense']) {
    await act(() => router.navigate({ to: '/recipes', search: { recipe } }));
    const other = await dialog('Recipe not found');
    expect(other.getByText('This recipe is not in your library')).toBeVisible();
    await user.click(other.getByRole('button', { name: 'Browse recipes' }));
    await noDialog();
    expect(router.latestLocation.href).toBe('/recipes');
  }
});

test('a recipe that does not load can be loaded again, and stays open when its removal fails', async () => {
  respondNothing(recipes.read);
  respondToRecipes([SOUP]);
  const { user } = renderPage('/recipes?recipe=2');
  expect(await screen.findByRole('alert')).toHaveTextContent('The recipe did not load');
  respond(recipes.read, SOUP);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const soup = await dialog('Soup');
  respondProblem(recipes.remove, 500, 'Something went wrong', 'internal');
  await user.click(soup.getByRole('button', { name: 'Remove Recipe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to remove recipe');
  expect(screen.getByRole('dialog', { name: 'Soup' })).toBeVisible();
});

test('a card’s heart that fails is undone; else it marks the recipe as favourite, and sends only that', async () => {
  respondToRecipes([SOUP, STEW]);
  respondProblem(recipes.update, 500, 'Something went wrong', 'internal');
  const { user } = renderPage('/recipes');
  const heart = await screen.findByRole('button', { name: 'Save Soup to favorites' });
  await user.click(heart);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update favorite status');
  expect(screen.getByRole('button', { name: 'Save Soup to favorites' })).toBeVisible();

  const sent = respond(recipes.update, { ...SOUP, isFavorite: true });
  respond(recipes.cards, cardsPage([{ ...SOUP, isFavorite: true }, STEW], { version: 'v2' }));
  await waitFor(() => expect(heart).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(heart);
  expect(await screen.findByText('Added to favorites')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Soup from favorites' })).toBeVisible();
  expect([sent.urls, sent.bodies]).toEqual([['/api/recipes/2'], [{ isFavorite: true }]]);
  expect(await screen.findByRole('tab', { name: 'Favorites 1' })).toBeVisible();
});

test('a recipe is removed at once, and Undo brings it back', async () => {
  respondToReads(SOUP, STEW);
  const { user } = renderPage('/recipes');
  await user.click(await screen.findByRole('link', { name: 'Soup' }));
  const soup = await dialog('Soup');
  const removed = respond(recipes.remove, { undoId: 5 });
  const gone = respondProblem(recipes.read, 404, 'This recipe was not found', 'not_found');
  respond(recipes.cards, cardsPage([STEW], { version: 'v2' }));
  await user.click(soup.getByRole('button', { name: 'Remove Recipe' }));
  await noDialog();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Soup' })).not.toBeInTheDocument());
  expect(removed.urls).toEqual(['/api/recipes/2']);
  expect(gone.urls).toEqual([]);
  expect(await notifications().findByText('Recipe removed')).toBeVisible();

  respondProblem(undo.run, 503, 'The database is away', 'unavailable');
  await user.click(notifications().getByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Failed to undo')).toBeVisible();
  const restored = respond(undo.run, null);
  respond(recipes.cards, cardsPage([SOUP, STEW], { version: 'v3' }));
  await user.click(notifications().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeVisible();
  expect(notifications().getByText('Recipe restored')).toBeVisible();
  expect(restored.urls).toEqual(['/api/undo/5']);
});
