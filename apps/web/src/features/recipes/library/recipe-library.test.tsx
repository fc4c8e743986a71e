import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { line } from '#testing/examples/example-recipe.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { cardsPage, respondToRecipes, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondBy, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const list = async () => within(await screen.findByRole('list', { name: 'Recipes' }));
const cardNames = async () =>
  (await list()).getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const card = async (name: string) => {
  const link = (await list()).getByRole('link', { name });
  const item = link.closest('[role="listitem"]');
  if (!(item instanceof HTMLElement)) throw new Error(`No card of ${name}`);
  return within(item);
};

describe('the library', () => {
  test('shows its recipes as cards with match, description, time, servings, calories and badge, with defaults, and the count of each tab', async () => {
    const [full, bare, lacks] = savedNamed('Full', 'Bare', 'Lacks 2');
    if (!full || !bare || !lacks) throw new Error('Three were asked for');
    const lines = (missing: number) =>
      [0, 1, 2, 3].map((index) => line(`Food ${index}`, '1', 'cup', index >= missing));
    const none = { cookTime: null, calories: null, description: null };
    respondToRecipes([
      { ...full, isFavorite: true, ingredients: lines(0) },
      { ...bare, ...none, ingredients: lines(1), imageUrl: 'https://example.com/dish.jpg' },
      { ...lacks, ingredients: lines(2) },
    ]);
    renderPage('/recipes');
    expect(await cardNames()).toEqual(['Full', 'Bare', 'Lacks 2']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All Recipes 3',
      'Favorites 1',
      'Generated 0',
    ]);
    const facts = (of: Awaited<ReturnType<typeof card>>) =>
      of.getAllByRole('definition').map(({ textContent }) => textContent);
    const [first, second, third] = [await card('Full'), await card('Bare'), await card('Lacks 2')];
    expect(first.getByText('Eggs poached in smoky tomato.')).toBeVisible();
    expect(first.getByText('AI Generated')).toBeVisible();
    expect(facts(first)).toEqual(['20 min', '2', '384 cal']);
    expect(second.queryByText('AI Generated')).not.toBeInTheDocument();
    expect(facts(second)).toEqual(['30 min', '2', '400 cal']);
    const match = (of: Awaited<ReturnType<typeof card>>) => [
      of.getByText(/match$/).textContent,
      of.queryByText(/^Missing/)?.textContent ?? null,
    ];
    expect([first, second, third].map(match)).toEqual([
      ['100% match', null],
      ['75% match', 'Missing: 1 items'],
      ['50% match', 'Missing: 2 items'],
    ]);
  });

  test('shows eight placeholders while loading', async () => {
    respond(ingredients.list, []);
    const { release } = respondLater(recipes.cards, cardsPage(savedNamed('Soup')));
    renderPage('/recipes');
    expect(await screen.findByText('Loading recipes')).toBeInTheDocument();
    expect(
      screen.getAllByRole('listitem', { hidden: true }).filter((item) => item.querySelector('.skel')),
    ).toHaveLength(8);
    release();
    expect(await cardNames()).toEqual(['Soup']);
  });

  test('shows a loading error and can be loaded again', async () => {
    respond(ingredients.list, []);
    respondNothing(recipes.cards);
    const { user } = renderPage('/recipes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Recipes did not load');
    respond(recipes.cards, cardsPage(savedNamed('Soup')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardNames()).toEqual(['Soup']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leads to the login page when the session has ended', async () => {
    respond(ingredients.list, []);
    respondProblem(recipes.cards, 401, 'Please sign in first', 'signed_out');
    renderPage('/recipes');
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  });

  test('loads page by page, and reads again only what has changed', async () => {
    const [soup, stew] = savedNamed('Soup', 'Stew');
    if (!soup || !stew) throw new Error('Two were asked for');
    respond(ingredients.list, []);
    const asked: (string | null)[] = [];
    respondBy(recipes.cards, (address) => {
      const cursor = address.get('cursor');
      asked.push(cursor);
      const whole = { total: 2, library: { all: 2, favorites: 0 } };
      return cursor === null ? cardsPage([soup], { ...whole, nextCursor: '2' }) : cardsPage([stew], whole);
    });
    const { user, client } = renderPage('/recipes');
    expect(await cardNames()).toEqual(['Soup']);
    expect(screen.getByText('1 of 2 recipes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cardNames()).toEqual(['Soup', 'Stew']));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await client.refetchQueries();
    // The first page is asked for by itself, too, every ten seconds.
    expect(asked.at(-1)).toBeNull();
    expect(asked.filter((cursor) => cursor !== null)).toEqual(['2']);
  });
});

describe('empty', () => {
  test('each tab says so', async () => {
    respondToRecipes();
    const { user } = renderPage('/recipes');
    for (const [tab, sentence] of [
      [/^All Recipes/, 'No recipes saved yet. Generate some recipes to get started!'],
      [/^Favorites/, 'No favorite recipes yet.'],
      [/^Generated/, 'No generated recipes yet.'],
    ] as const) {
      await user.click(await screen.findByRole('tab', { name: tab }));
      expect(await screen.findByText(sentence)).toBeVisible();
      await expectAccessible();
    }
  });

  test('a search without results says so, and can be cleared', async () => {
    respond(ingredients.list, []);
    respond(recipes.cards, cardsPage([], { library: { all: 5, favorites: 0 } }));
    const { user, router } = renderPage('/recipes?q=nothing&cuisine=Thai&diet=vegan');
    expect(await screen.findByText('No recipes found matching your search.')).toBeVisible();
    respond(recipes.cards, cardsPage(savedNamed('Soup')));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await cardNames()).toEqual(['Soup']);
    expect(router.latestLocation.href).toBe('/recipes');
    expect(screen.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('');
  });
});
