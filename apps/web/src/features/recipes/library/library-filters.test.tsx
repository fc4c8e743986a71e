import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cardsPage, respondToRecipes, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

const list = () => screen.findByRole('list', { name: 'Recipes' });

describe('filters', () => {
  const lastQuery = (urls: string[]) => {
    const query = new URLSearchParams(urls.at(-1)?.split('?')[1]);
    query.delete('today');
    query.delete('limit');
    return Object.fromEntries(query);
  };

  test('search from three characters; choose cuisine, time, diets and allergens, and are in the address', async () => {
    const sent = respondToRecipes(savedNamed('Soup'));
    const { user, router } = renderPage('/recipes');
    await list();
    const box = screen.getByRole('searchbox', { name: 'Search recipes' });
    await user.type(box, 'so');
    await waitFor(() => expect(router.latestLocation.search).toEqual({ q: 'so' }));
    expect(lastQuery(sent.urls)).toEqual({});
    await user.type(box, 'u');
    await waitFor(() => expect(lastQuery(sent.urls)).toEqual({ search: 'sou' }));
    expect(await screen.findByText('1 recipe found')).toBeInTheDocument();

    expect(screen.queryByText(/Showing results/)).not.toBeInTheDocument();
    respond(recipes.cards, cardsPage(savedNamed('Soup'), { searchedFor: 'soup' }));

    // What was just typed is searched on the next tab, too.
    await user.type(box, 'p');
    await user.click(screen.getByRole('tab', { name: /^Favorites/ }));
    await waitFor(() => expect(router.latestLocation.search).toEqual({ q: 'soup', tab: 'favorites' }));
    expect(await screen.findByText('Showing results for “soup”.')).toBeInTheDocument();

    const filtered = respondToRecipes(savedNamed('Soup'));
    await router.navigate({ href: '/recipes' });
    await list();
    const cuisine = screen.getByRole('combobox', { name: 'Cuisine' });
    const time = screen.getByRole('combobox', { name: 'Cook time' });
    const labels = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(labels(cuisine)).toEqual([
      'All cuisines',
      'Italian',
      'Asian',
      'Mediterranean',
      'Mexican',
      'American',
      'French',
      'Indian',
      'Thai',
    ]);
    expect(labels(time)).toEqual(['Any time', 'Under 30 min', 'Under 1 hour']);
    await user.selectOptions(cuisine, 'Thai');
    await user.selectOptions(time, 'Under 1 hour');
    const toggle = screen.getByRole('button', { name: 'Dietary Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'gluten free' }));
    await user.click(screen.getByRole('button', { name: 'vegan' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Leave out allergens' })).getByRole('button', {
        name: 'peanuts',
      }),
    );
    await waitFor(() =>
      expect(lastQuery(filtered.urls)).toEqual({
        cuisine: 'Thai',
        underMinutes: '60',
        diets: 'vegan,gluten_free',
        without: 'peanuts',
      }),
    );
    expect(router.latestLocation.searchStr).toBe(
      '?cuisine=Thai&time=60&diet=vegan%2Cgluten_free&without=peanuts',
    );
    await user.click(screen.getByRole('button', { name: 'vegan' }));
    await waitFor(() => expect(lastQuery(filtered.urls)).toMatchObject({ diets: 'gluten_free' }));
    await user.click(screen.getByRole('button', { name: /^Dietary Filters/ }));
    expect(screen.queryByRole('button', { name: 'vegan' })).not.toBeInTheDocument();
  });

  test('are restored from the address, also with Back', async () => {
    const sent = respondToRecipes(savedNamed('Soup'));
    const { user, router } = renderPage('/recipes?q=soup&time=30&without=eggs,dairy');
    await list();
    expect(screen.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('soup');
    expect(screen.getByRole('combobox', { name: 'Cook time' })).toHaveDisplayValue('Under 30 min');
    expect(screen.getByRole('button', { name: 'eggs', pressed: true })).toBeVisible();
    expect(lastQuery(sent.urls)).toEqual({ search: 'soup', underMinutes: '30', without: 'dairy,eggs' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cuisine' }), 'Thai');
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ cuisine: 'Thai' }));
    router.history.back();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Cuisine' })).toHaveDisplayValue('All cuisines'),
    );
  });

  test('are those of all recipes: a few favourites are shown whole; have an order beside them, which clearing them leaves', async () => {
    const sent = respondToRecipes(savedNamed('Soup'));
    const { user, router } = renderPage('/recipes?cuisine=Thai');
    await list();
    await user.click(await screen.findByRole('tab', { name: /^Favorites/ }));
    await waitFor(() => expect(lastQuery(sent.urls)).toEqual({ favorites: 'true' }));
    expect(router.latestLocation.search).toEqual({ cuisine: 'Thai', tab: 'favorites' });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^All Recipes/ }));
    await list();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A to Z');
    await waitFor(() => expect(lastQuery(sent.urls)).toEqual({ cuisine: 'Thai', sort: 'name' }));
    expect(router.latestLocation.search).toEqual({ cuisine: 'Thai', sort: 'name' });
    respond(recipes.cards, cardsPage([], { library: { all: 1, favorites: 0 } }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cuisine' }), 'French');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.latestLocation.search).toEqual({ sort: 'name' }));
  });

  test('are also those of the favourites once there are more than two dozen', async () => {
    respondToRecipes();
    const many = { all: 1000, favorites: 25 };
    const soup = savedNamed('Soup').map((recipe) => ({ ...recipe, isFavorite: true }));
    const sent = respond(recipes.cards, cardsPage(soup, { library: many }));
    const { user, router } = renderPage('/recipes?tab=favorites');
    await user.type(await screen.findByRole('searchbox', { name: 'Search recipes' }), 'soup');
    await waitFor(() => expect(lastQuery(sent.urls)).toEqual({ favorites: 'true', search: 'soup' }));
    respond(recipes.cards, cardsPage([], { library: many }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cuisine' }), 'Thai');
    expect(await screen.findByText('No recipes found matching your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.latestLocation.href).toBe('/recipes?tab=favorites'));
    expect(await screen.findByRole('link', { name: 'Soup' })).toBeVisible();
  });

  test('tags, stars and days since the last making are filters, and the library sorts by what can be cooked', async () => {
    respondToRecipes();
    const library = { all: 1, favorites: 0, tags: ['grandma', 'weeknight'] };
    const sent = respond(recipes.cards, cardsPage(savedNamed('Soup'), { library }));
    const { user } = renderPage('/recipes');
    await user.click(await screen.findByRole('button', { name: 'weeknight' }));
    await user.click(screen.getByRole('button', { name: '4 stars and more' }));
    await user.click(screen.getByRole('button', { name: 'Not made for a month' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'One thing short');
    const chosen = { tag: 'weeknight', minRating: '4', notMadeForDays: '30', sort: 'one-short' };
    await waitFor(() => expect(lastQuery(sent.urls)).toEqual(chosen));
    await user.click(screen.getByRole('button', { name: 'weeknight', pressed: true }));
    await waitFor(() => expect(lastQuery(sent.urls)).toEqual({ ...chosen, tag: undefined }));
  });
});
