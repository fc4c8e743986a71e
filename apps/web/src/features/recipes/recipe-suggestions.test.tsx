import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea, line } from '#testing/examples/example-recipe.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { findGenerateButton, openIdeas } from '#testing/pages/open-ideas.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

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

  test('sends the local day and hour, shows the first four ideas, and keeps them when nothing is new or found', async () => {
    const sent = respond(recipes.generate, ideas(6));
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    expect(await screen.findByText('Recipes generated')).toBeVisible();
    expect(screen.getByText('Found 6 recipe suggestions for you!')).toBeVisible();
    const names = async () => (await findCards()).map((card) => within(card).getByText(/^Dish/).textContent);
    const shown = ['Dish 1', 'Dish 2', 'Dish 3', 'Dish 4'];
    expect(await names()).toEqual(shown);
    expect(sent.urls).toEqual([
      expect.stringMatching(/^\/api\/recipes\/generate\?today=\d{4}-\d\d-\d\d&hour=\d+$/),
    ]);

    const seen = ideas(7).map((idea) => ({ ...idea, seenBefore: true }));
    respond(recipes.generate, seen.toReversed());
    await user.click(await findGenerateButton());
    expect(await screen.findByText('No new ideas')).toBeVisible();
    expect(
      screen.getByText('These are all the ideas for what you have. Add an ingredient for more.'),
    ).toBeVisible();
    expect(await names()).toEqual(shown);

    respond(recipes.generate, []);
    await user.click(await findGenerateButton());
    expect(await within(await screen.findByRole('alert')).findByText('No recipes found')).toBeVisible();
    expect(await names()).toEqual(shown);
  });

  test('shows when nothing was found, and which food would help', async () => {
    respond(recipes.generate, []);
    const { user } = renderPage('/');
    await user.click(await findGenerateButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No recipes found')).toBeVisible();
    expect(alert.getByText('Try adding more ingredients to get better recipe suggestions')).toBeVisible();
    expect(await section().findByText('No recipes found')).toBeVisible();

    respond(recipes.whatWouldHelp, { foods: ['eggs', 'pasta'], ideas: 6 });
    await user.click(await findGenerateButton());
    expect(await screen.findByText('With eggs or pasta there would be 6 ideas')).toBeVisible();
  });

  test('scrolls the advice and new ideas into view on a small screen, at once where motion is unwelcome', async () => {
    let isReduced = false;
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('reduced-motion') && isReduced,
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

    respond(recipes.generate, ideas(2));
    for (const behavior of ['smooth', 'auto']) {
      scrolled.mockClear();
      isReduced = behavior === 'auto';
      await user.click(await findGenerateButton());
      await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior }));
      expect(scrolled.mock.contexts).toEqual([heading]);
    }
  });

  test('shows Generating... meanwhile, refuses a second press, and can be retried when the server refuses or is gone', async () => {
    const { user } = renderPage('/');
    for (const fail of [
      () => respondProblem(recipes.generate, 500, 'Something went wrong', 'internal'),
      () => respondNothing(recipes.generate),
    ]) {
      act(clearToast);
      fail();
      await user.click(await findGenerateButton());
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('Error')).toBeVisible();
      expect(alert.getByText('Failed to generate recipes. Please try again.')).toBeVisible();
    }

    const { sent, release } = respondLater(recipes.generate, ideas(1));
    await user.click(await findGenerateButton());
    const pending = await screen.findByRole('button', { name: 'Generating...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    release();
    expect(await screen.findByText('Recipes generated')).toBeVisible();
    await findGenerateButton();
    expect(sent.urls).toHaveLength(1);
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

  test('show how much of them is there, time and calories, with defaults for missing values', async () => {
    const lacking = (missing: number) => ({
      id: `lacks-${missing}`,
      name: `Lacks ${missing}`,
      ingredients: [0, 1, 2, 3].map((index) => line(`Food ${index}`, '1', 'cup', index >= missing)),
    });
    const bare = { ...lacking(0), id: 'bare', cookTime: null, calories: null };
    await openIdeas([...[0, 1, 3].map(lacking), bare].map((fields) => exampleIdea(fields)));
    expect(
      cards().map((card) => [
        within(card).getByText(/match$/).textContent,
        within(card).queryByText(/^Missing/)?.textContent ?? null,
      ]),
    ).toEqual([
      ['100% match', null],
      ['75% match', 'Missing: 1 items'],
      ['25% match', 'Missing: 3 items'],
      ['100% match', null],
    ]);
    expect(cards()[0]).toHaveTextContent('20 min384 cal');
    expect(cards()[3]).toHaveTextContent('30 min400 cal');
  });
});
