import { createBrowserHistory } from '@tanstack/history';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeOpenedAddress, OPENED_OVER } from './opened-over.ts';
import { createRouter } from './router/router.ts';
import { Outlet, RouterProvider } from './router/router-provider.tsx';

test('closing twice closes the dialog once, and does not leave the page', async () => {
  const page = (path: string) => [path, { component: () => path, readSearch: () => ({}) }];
  const pages = Object.fromEntries(['/', '/cart', '/recipes', '/services'].map(page));
  // A browser steps back a moment later; only then is it known where the router is.
  const router = createRouter(pages, createBrowserHistory());
  render(
    <RouterProvider router={router} pageError={() => null}>
      <Outlet notFound={() => null} pageError={() => null} />
    </RouterProvider>,
  );
  for (const to of ['/cart', '/recipes'] as const) await router.navigate({ to });
  await router.navigate({ to: '/services', state: OPENED_OVER });

  const back = vi.spyOn(router.history, 'back');
  const close = () => closeOpenedAddress(router, () => router.navigate({ to: '/recipes', replace: true }));
  await Promise.all([close(), close()]);
  expect(await screen.findByText('/recipes')).toBeVisible();
  expect(back).toHaveBeenCalledTimes(1);

  // Another time it closes again.
  await router.navigate({ to: '/services', state: OPENED_OVER });
  await close();
  expect(await screen.findByText('/recipes')).toBeVisible();
  expect(back).toHaveBeenCalledTimes(2);
});
