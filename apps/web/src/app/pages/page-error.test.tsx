import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { PageError } from './page-error.tsx';

test('a page that failed says so, and works again after Try again', async () => {
  let broken = true;
  const component = () => {
    if (broken) throw new Error('No such thing');
    return <h1>Here it is</h1>;
  };
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
    defaultErrorComponent: PageError,
  });
  render(<RouterProvider router={router} />);

  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('What you saved is safe.');
  expect(takeConsoleErrors().join()).toContain('No such thing');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Here it is' })).toBeVisible();
});
