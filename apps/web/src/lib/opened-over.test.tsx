import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeOpenedAddress, OPENED_OVER } from './opened-over.ts';

test('closing twice closes the dialog once, and does not leave the page', async () => {
  const root = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => path });
  const routeTree = root.addChildren(['/before', '/list', '/opened'].map(page));
  // A browser steps back a moment later; only then is it known where the router is.
  const router = createRouter({ routeTree, history: createBrowserHistory() });
  render(<RouterProvider router={router} />);
  for (const to of ['/before', '/list']) await act(() => router.navigate({ to }));
  await act(() => router.navigate({ to: '/opened', state: OPENED_OVER }));

  const back = vi.spyOn(router.history, 'back');
  const close = () => closeOpenedAddress(router, () => router.navigate({ to: '/list', replace: true }));
  await act(() => Promise.all([close(), close()]));
  expect(await screen.findByText('/list')).toBeVisible();
  expect(back).toHaveBeenCalledTimes(1);

  // Another time it closes again.
  await act(() => router.navigate({ to: '/opened', state: OPENED_OVER }));
  await act(close);
  expect(await screen.findByText('/list')).toBeVisible();
  expect(back).toHaveBeenCalledTimes(2);
});
