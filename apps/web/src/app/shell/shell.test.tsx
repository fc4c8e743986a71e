import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { services } from '@game-plan/contracts/shop/services';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readQuery } from '#lib/api/api.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { respondToHabits } from '#testing/pages/open-meal-log.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const LINKS = ['Dashboard', 'Ingredients', 'Recipes', 'Meal Log', 'Nutrition', 'Services'];

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

// The pages that these tests start from or pass through.
beforeEach(() => {
  respondToDashboard();
  respondToRecipes();
});

describe('navigation', () => {
  test('shows the six main links in order, at the top and at the bottom', async () => {
    renderPage('/recipes');
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    expect(linksIn('Main')).toEqual(LINKS);
    expect(linksIn('Main, bottom')).toEqual(LINKS);
  });

  test('shows Admin to admins only, and only at the top', async () => {
    renderPage('/recipes', 'admin');
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    expect(linksIn('Main')).toEqual([...LINKS, 'Admin']);
    expect(linksIn('Main, bottom')).toEqual(LINKS);
  });

  test('marks the current page, focuses its heading and sets the document title', async () => {
    respond(services.list, []);
    const { user } = renderPage('/recipes');
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Recipes');
    await user.click(nav.getByRole('link', { name: 'Services' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Our Services' })).toHaveFocus();
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Services');
    expect(document.title).toBe('Our Services - Game Plan Cookbook');
  });

  test('the header icons link to the cart and the profile', async () => {
    renderPage('/recipes');
    expect(await screen.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  test('the slide-out menu has the same links and closes after a choice', async () => {
    respondToHabits();
    const { user } = renderPage('/recipes', 'admin');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([...LINKS, 'Admin']);
    await user.click(menu.getByRole('link', { name: 'Meal Log' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meal Log' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('addresses', () => {
  test('an unknown one shows the 404 page', async () => {
    renderPage('/nonsense');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test.each(['/login', '/signup'])('%s redirects a signed-in user to the dashboard', async (path) => {
    respondToDashboard();
    const { router } = renderPage(path);
    await screen.findByRole('heading', { level: 1, name: /game plan/ });
    expect(router.latestLocation.pathname).toBe('/');
  });

  test('/admin refuses a user who is not an admin with a message', async () => {
    renderPage('/admin');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('You need admin privileges to access this page.')).toBeVisible();
  });
});

describe('the session', () => {
  test('the check shows Loading', async () => {
    renderPage('/recipes');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
  });

  test('a failed check shows an error and can be retried', async () => {
    respondNothing(auth.me);
    const { user } = renderPage('/recipes', 'unknown');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
    respond(auth.me, sessionOf('user'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
  });

  test('a 401 of a read leads to the login page', async () => {
    const { client } = renderPage('/recipes');
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    respondProblem(shoppingList.list, 401, 'Sign in first', 'signed_out');
    await client.fetchQuery(readQuery(shoppingList.list));
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  });

  test('a 401 of a change reports that the session has ended', async () => {
    const { user } = renderPage('/');
    const field = await screen.findByLabelText('Add an ingredient by name');
    respondProblem(ingredients.addTyped, 401, 'Please sign in first', 'signed_out');
    await user.type(field, 'Milk{Enter}');
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(screen.queryByText('Failed to add ingredient')).not.toBeInTheDocument();
  });

  test('Sign out in the account menu leads to the login page', async () => {
    const { user } = renderPage('/recipes');
    await screen.findByText(/^No recipes saved yet/);
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Week Plan', 'Profile', 'Sign out']);
    respond(auth.logout, { continueAt: null });
    respondProblem(auth.me, 401, 'Sign in first', 'signed_out');
    const refused = respondProblem(recipes.cards, 401, 'Sign in first', 'signed_out');
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toHaveFocus();
    expect(refused.urls).toEqual([]);
  });

  test('sign-out is sent to the other tabs and received from them', async () => {
    const otherTab = new BroadcastChannel('game-plan-session');
    const message = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }));
    const { user } = renderPage('/recipes');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    respond(auth.logout, { continueAt: null });
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' });
    await message;

    respond(auth.me, sessionOf('admin'));
    otherTab.postMessage('changed');
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    expect(linksIn('Main')).toContain('Admin');

    respondProblem(auth.me, 401, 'Sign in first', 'signed_out');
    otherTab.postMessage('changed');
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
    otherTab.close();
  });

  test('is kept when another tab reports a change but the server is unreachable', async () => {
    renderPage('/recipes');
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    const asked = respondNothing(auth.me);
    const otherTab = new BroadcastChannel('game-plan-session');
    otherTab.postMessage('changed');
    await waitFor(() => expect(asked.urls).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    respondProblem(auth.me, 401, 'Sign in first', 'signed_out');
    otherTab.postMessage('changed');
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
    otherTab.close();
  });

  test('a new sign-in by the same user in another tab keeps what was begun here', async () => {
    const { user } = renderPage('/');
    await user.type(await screen.findByLabelText('Add an ingredient by name'), 'Half typ');
    const asked = respond(auth.me, sessionOf('user'));
    const otherTab = new BroadcastChannel('game-plan-session');
    otherTab.postMessage('changed');
    await waitFor(() => expect(asked.urls).toHaveLength(1));
    expect(screen.getByLabelText('Add an ingredient by name')).toHaveValue('Half typ');

    const { user: other, profile } = sessionOf('user');
    respond(auth.me, { user: { ...other, id: 2, firstName: 'Ben' }, profile });
    otherTab.postMessage('changed');
    expect(await screen.findByRole('heading', { level: 1, name: /Ben$/ })).toBeVisible();
    expect(screen.getByLabelText('Add an ingredient by name')).toHaveValue('');
    otherTab.close();
  });
});
