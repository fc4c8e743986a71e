import { probes } from '@game-plan/contracts/probes';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { loadPart } from '#lib/browser/load-part.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { countReloads } from '#testing/reloads.ts';
import { respond, respondNothing } from '#testing/respond.ts';
import { PageError } from './page-error.tsx';

/** Opens an app that has this page alone. */
function openPage(component: RouteComponent) {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
    defaultErrorComponent: PageError,
  });
  render(<RouterProvider router={router} />);
}

test('a failed page shows an error and works after Try again', async () => {
  let broken = true;
  const component = () => {
    if (broken) throw new Error('No such thing');
    return <h1>Here it is</h1>;
  };
  openPage(component);

  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('What you saved is safe.');
  expect(takeConsoleErrors().join()).toContain('No such thing');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Here it is' })).toBeVisible();
});

describe('a part of the app that does not load', () => {
  const open = () => {
    openPage(lazyRouteComponent(() => loadPart(() => Promise.reject(new TypeError('Gone'))), 'Page'));
    return screen.findByRole('button', { name: 'Try again' });
  };

  test('reloads the newest version, once by itself and then on request', async () => {
    const reloads = countReloads();
    respond(probes.process, { status: 'ok' });
    const button = await open();
    await waitFor(() => expect(reloads()).toBe(1));
    await userEvent.click(button);
    await waitFor(() => expect(reloads()).toBe(2));
    cleanup();
    const sent = respond(probes.process, { status: 'ok' });
    await userEvent.click(await open());
    await waitFor(() => expect(sent.urls).toHaveLength(2));
    await waitFor(() => expect(reloads()).toBe(3));
    expect(takeConsoleErrors().join()).toContain('A part of the app could not be loaded');
  });

  test('keeps the page while the server is unreachable, and reloads once it is back', async () => {
    const reloads = countReloads();
    const sent = respondNothing(probes.process);
    await userEvent.click(await open());
    await waitFor(() => expect(sent.urls).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(reloads()).toBe(0);
    respond(probes.process, { status: 'ok' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reloads()).toBe(1));
    expect(takeConsoleErrors().join()).toContain('A part of the app could not be loaded');
  });
});
