import { createMemoryHistory } from '@tanstack/history';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { describe, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { lazyPage } from './lazy-page.tsx';
import { Link } from './link.tsx';
import { createRouter, type Page } from './router.ts';
import { Outlet, RouterProvider, useSearch } from './router-provider.tsx';

const readSearch: Page['readSearch'] = ({ tab }) => (tab === 'health' ? { tab } : {});
const page = (component: Page['component']): Page => ({ component, readSearch });

function Profile() {
  return <h1>Profile {useSearch('/profile').tab ?? 'personal'}</h1>;
}

const Failed = ({ error, resetErrorBoundary: reset }: FallbackProps) => (
  <button type="button" onClick={reset}>
    Failed: {String(error)}
  </button>
);

/** Opens an app of three pages; `recipes` is a file of its own, which comes when it is told to. */
function open(path: string) {
  const recipes = Promise.withResolvers<{ Recipes: ComponentType }>();
  const load = vi.fn(() => recipes.promise);
  const pages = {
    '/': page(() => <h1>Home</h1>),
    '/profile': page(Profile),
    '/recipes': page(lazyPage(load, 'Recipes')),
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter(pages, history);
  render(
    <RouterProvider router={router} pageError={Failed}>
      <Link to="/">Home</Link>
      <Link to="/profile" search={{ tab: 'health' }}>
        Health
      </Link>
      <Link to="/recipes">Recipes</Link>
      <Outlet notFound={() => <h1>Not found</h1>} pageError={Failed} />
    </RouterProvider>,
  );
  return { router, recipes, load };
}

const link = (name: string) => screen.getByRole('link', { name });
const press = (name: string) => userEvent.click(link(name));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the page of an address', () => {
  test.each([
    ['/', 'Home'],
    ['/profile', 'Profile personal'],
    ['/profile/', 'Profile personal'],
    ['/Profile?tab=health', 'Profile health'],
    ['/profile?tab=nonsense&more=1', 'Profile personal'],
    ['/profile#kitchen', 'Profile personal'],
    ['/profile/more', 'Not found'],
    ['/constructor', 'Not found'],
    ['/%E0', 'Not found'],
  ])('%s is %s', async (path, name) => {
    open(path);
    expect(await heading(name)).toBeVisible();
  });
});

describe('a link', () => {
  test('opens its page, and Back returns', async () => {
    const { router } = open('/');
    expect(link('Health')).toHaveAttribute('href', '/profile?tab=health');
    await press('Health');
    expect(await heading('Profile health')).toBeVisible();
    act(() => router.history.back());
    expect(await heading('Home')).toBeVisible();
  });

  test('is the current one only at its exact address', async () => {
    open('/profile');
    expect(link('Health')).not.toHaveAttribute('aria-current');
    expect(link('Home')).not.toHaveAttribute('aria-current');
    await press('Health');
    expect(link('Health')).toHaveAttribute('aria-current', 'page');
  });

  test('to the current page adds no history entry', async () => {
    const { router } = open('/');
    await press('Home');
    expect(router.history.length).toBe(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'pressed with %o is left to the browser',
    async (how) => {
      const { router } = open('/');
      // What is not prevented would be followed, which a test cannot.
      const stop = (event: Event) => event.preventDefault();
      document.body.addEventListener('click', stop, { once: true });
      fireEvent.click(link('Health'), how);
      expect(router.latestLocation.pathname).toBe('/');
      document.body.removeEventListener('click', stop);
    },
  );

  test('preloads its page on focus, once', async () => {
    const { load, recipes } = open('/');
    fireEvent.focus(link('Recipes'));
    expect(load).toHaveBeenCalledTimes(1);
    recipes.resolve({ Recipes: () => <h1>Recipes</h1> });
    await press('Recipes');
    expect(await heading('Recipes')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is not loaded yet', () => {
  test('leaves the previous one on screen until it is loaded', async () => {
    const { router, recipes } = open('/');
    await press('Recipes');
    expect(router.latestLocation.pathname).toBe('/recipes');
    expect(await heading('Home')).toBeVisible();
    recipes.resolve({ Recipes: () => <h1>Recipes</h1> });
    expect(await heading('Recipes')).toBeVisible();
  });

  test('is not shown when another page was chosen meanwhile', async () => {
    const { recipes } = open('/');
    await press('Recipes');
    await press('Health');
    recipes.resolve({ Recipes: () => <h1>Recipes</h1> });
    expect(await heading('Profile health')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
  });

  test('that fails shows an error in its place, and its link tries again', async () => {
    const { recipes, load } = open('/');
    await press('Recipes');
    recipes.reject(new TypeError('Gone'));
    expect(await screen.findByRole('button', { name: /^Failed: PartError/ })).toBeVisible();
    await press('Home');
    expect(await heading('Home')).toBeVisible();
    expect(takeConsoleErrors().join()).toContain('A part of the app could not be loaded');
    load.mockResolvedValue({ Recipes: () => <h1>Recipes</h1> });
    await press('Recipes');
    expect(await heading('Recipes')).toBeVisible();
  });
});

test('a page starts at the top, and Back restores the scroll position', async () => {
  let top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = Number(to[1]);
    window.dispatchEvent(new Event('scrollend'));
  });
  const { router } = open('/');
  window.scrollTo(0, 700);
  await press('Health');
  expect(await heading('Profile health')).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  act(() => router.history.back());
  expect(await heading('Home')).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  vi.restoreAllMocks();
});

test('a page scrolls to its address’s fragment once that is loaded', async () => {
  const loaded = Promise.withResolvers<void>();
  const part = loaded.promise.then(() => ({ Kitchen: () => <h2 id="kitchen">Kitchen</h2> }));
  const Kitchen = lazyPage(() => part, 'Kitchen');
  const scrolledTo: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  const pages = {
    '/profile': page(() => (
      <Suspense fallback="Loading">
        <Kitchen />
      </Suspense>
    )),
  };
  const router = createRouter(pages, createMemoryHistory({ initialEntries: ['/profile#kitchen'] }));
  render(
    <RouterProvider router={router} pageError={Failed}>
      <Outlet notFound={() => null} pageError={Failed} />
    </RouterProvider>,
  );
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(scrolledTo).toEqual([]);
  loaded.resolve();
  const kitchen = await heading('Kitchen');
  expect(scrolledTo).toEqual([kitchen]);
  vi.restoreAllMocks();
});

test('typed text is kept when only the address changes', async () => {
  function Form() {
    const [text, setText] = useState('');
    return <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const pages = { '/profile': page(Form) };
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const router = createRouter(pages, history);
  render(
    <RouterProvider router={router} pageError={Failed}>
      <Outlet notFound={() => null} pageError={Failed} />
    </RouterProvider>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Marta');
  await router.navigate({ to: '/profile', search: { tab: 'health' } });
  expect(screen.getByLabelText('Name')).toHaveValue('Marta');
});
