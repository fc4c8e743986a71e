import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea, line } from '#testing/examples/example-recipe.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { findGenerateButton, openIdeas } from '#testing/pages/open-ideas.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const ideas = (count: number) =>
  Array.from({ length: count }, (_idea, index) =>
    exampleIdea({ id: `suggestion-7-${index}`, name: `Dish ${index + 1}` }),
  );

const section = () => within(screen.getByRole('region', { name: 'Recipe suggestions' }));
const cards = () => section().getAllByRole('listitem');
const findCards = () => section().findAllByRole('listitem');

function stockKitchen() {
  respondToDashboard();
  respond(ingredients.list, [exampleIngredient()]);
}

describe('without ideas', () => {
  test('an empty kitchen cannot generate and asks for ingredients', async () => {
    respondToDashboard();
    renderPage('/');
    expect(await screen.findByText(/^Add a few ingredients above/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate Recipe Ideas' })).toBeDisabled();
  });

  test('a kitchen with ingredients can generate', async () => {
    stockKitchen();
    renderPage('/');
    await findGenerateButton();
    expect(screen.getByText(/^Generate recipe ideas to see dishes/)).toBeVisible();
  });
});

describe('generating', () => {
  beforeEach(stockKitchen);

  test('shows that there is nothing new when every idea was shown before', async () => {
    respond(recipes.generate, ideas(2));
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    expect(await screen.findByText('Found 2 recipe suggestions for you!')).toBeVisible();
    respond(
      recipes.generate,
      ideas(3).map((idea) => ({ ...idea, seenBefore: true })),
    );
    await user.click(await findGenerateButton());
    expect(await screen.findByText('No new ideas')).toBeVisible();
    expect(
      screen.getByText('These are all the ideas for what you have. Add an ingredient for more.'),
    ).toBeVisible();
    expect(await findCards()).toHaveLength(2);
  });

  test('shows which food would help when nothing can be cooked', async () => {
    respond(recipes.generate, []);
    respond(recipes.whatWouldHelp, { foods: ['eggs', 'pasta'], ideas: 6 });
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    expect(await screen.findByText('With eggs or pasta there would be 6 ideas')).toBeVisible();
  });

  test('sends the local day and hour and shows the first four ideas', async () => {
    const sent = respond(recipes.generate, ideas(6));
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    expect(await screen.findByText('Recipes generated')).toBeVisible();
    expect(screen.getByText('Found 6 recipe suggestions for you!')).toBeVisible();
    expect((await findCards()).map((card) => within(card).getByText(/^Dish/).textContent)).toEqual([
      'Dish 1',
      'Dish 2',
      'Dish 3',
      'Dish 4',
    ]);
    expect(sent.urls).toEqual([
      expect.stringMatching(/^\/api\/recipes\/generate\?today=\d{4}-\d\d-\d\d&hour=\d+$/),
    ]);
  });

  test('shows Generating... meanwhile, and refuses a second press', async () => {
    const { sent, release } = respondLater(recipes.generate, ideas(1));
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    const pending = await screen.findByRole('button', { name: 'Generating...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    release();
    await screen.findByText('Recipes generated');
    await findGenerateButton();
    expect(sent.urls).toHaveLength(1);
  });

  test('shows when nothing was found', async () => {
    respond(recipes.generate, []);
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No recipes found')).toBeVisible();
    expect(alert.getByText('Try adding more ingredients to get better recipe suggestions')).toBeVisible();
    expect(await section().findByText('No recipes found')).toBeVisible();
  });

  test('keeps the existing ideas when nothing new was found', async () => {
    respond(recipes.generate, ideas(2));
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    await screen.findByText('Recipes generated');
    respond(recipes.generate, []);
    await user.click(await findGenerateButton());
    expect(within(await screen.findByRole('alert')).getByText('No recipes found')).toBeVisible();
    expect(cards()).toHaveLength(2);
  });

  test.each([
    ['smoothly', false, 'smooth'],
    ['at once where motion is unwelcome', true, 'auto'],
  ])('scrolls the new ideas into view on a small screen, %s', async (_how, isReduced, behavior) => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('reduced-motion') && isReduced,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    respond(recipes.generate, ideas(2));
    const { user } = renderPage('/');
    const button = await findGenerateButton();
    const heading = screen.getByRole('heading', { name: 'Recipe suggestions' });
    heading.getBoundingClientRect = () => new DOMRect(0, 700, 300, 26);
    await user.click(button);
    await screen.findByText('Recipes generated');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior }));
    expect(scrolled.mock.contexts).toEqual([heading]);
  });

  test('scrolls the advice into view on a small screen when nothing can be cooked', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    respond(recipes.generate, []);
    respond(recipes.whatWouldHelp, { foods: ['eggs'], ideas: 3 });
    const { user } = renderPage('/');
    const button = await findGenerateButton();
    const heading = screen.getByRole('heading', { name: 'Recipe suggestions' });
    heading.getBoundingClientRect = () => new DOMRect(0, 700, 300, 26);
    await user.click(button);
    await screen.findByText('With eggs there would be 3 ideas');
    expect(scrolled.mock.contexts).toEqual([heading]);
  });

  test.each([
    ['refuses', () => respondProblem(recipes.generate, 500, 'Something went wrong', 'internal')],
    ['is gone', () => respondNothing(recipes.generate)],
  ])('shows an error when the server %s, and can be retried', async (_how, fail) => {
    fail();
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error')).toBeVisible();
    expect(alert.getByText('Failed to generate recipes. Please try again.')).toBeVisible();
    respond(recipes.generate, ideas(1));
    await user.click(await findGenerateButton());
    expect(await screen.findByText('Recipes generated')).toBeVisible();
  });
});

describe('the ideas', () => {
  test('are kept when the page is left and opened again, without a new request', async () => {
    const { router } = await openIdeas(ideas(2));
    const later = respond(recipes.generate, []);
    respondToNutrition();
    await router.navigate({ to: '/nutrition' });
    expect(screen.queryByText('Dish 1')).not.toBeInTheDocument();
    await router.navigate({ to: '/' });
    expect(await screen.findByText('Dish 1')).toBeVisible();
    expect(later.urls).toEqual([]);
  });

  test.each([
    { missing: 0, match: '100% match', note: null },
    { missing: 1, match: '75% match', note: 'Missing: 1 items' },
    { missing: 3, match: '25% match', note: 'Missing: 3 items' },
  ])('with $missing of 4 missing show $match', async ({ missing, match, note }) => {
    const lines = [0, 1, 2, 3].map((index) => line(`Food ${index}`, '1', 'cup', index >= missing));
    await openIdeas([exampleIdea({ ingredients: lines })]);
    const card = within(await screen.findByRole('button', { name: /^Weeknight Shakshuka/ }));
    expect(card.getByText(match)).toBeVisible();
    expect(card.queryByText(/^Missing/)?.textContent ?? null).toBe(note);
  });

  test('show time and calories, with defaults for missing values', async () => {
    await openIdeas([exampleIdea(), exampleIdea({ id: 'b', name: 'Bare', cookTime: null, calories: null })]);
    const [full, bare] = cards();
    expect(full).toHaveTextContent('20 min384 cal');
    expect(bare).toHaveTextContent('30 min400 cal');
  });
});
