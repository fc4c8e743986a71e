import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CloseByBack } from './close-by-back.tsx';

const nothing = () => undefined;

/** A page with a form, which asks something. */
function Kitchen() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <h1>Kitchen</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Form">
        <button type="button" onClick={() => setAsking(true)}>
          Clear
        </button>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear all"
        description="Clear all of it?"
        actionLabel="Clear all"
        onConfirm={nothing}
      />
    </>
  );
}

const show = async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <CloseByBack />
      </>
    ),
  });
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    page('/', () => 'Begin'),
    page('/cart', () => 'Before'),
    page('/ingredients', Kitchen),
  ]);
  const router = createRouter({ routeTree, history: createBrowserHistory() });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
};

const walkThere = async () => {
  const router = await show();
  for (const to of ['/cart', '/ingredients'] as const) await act(() => router.navigate({ to }));
};

const open = async (...buttons: string[]) => {
  for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }));
};

test('Back leaves a page without open dialogs', async () => {
  await walkThere();
  window.history.back();
  expect(await screen.findByText('Before')).toBeVisible();
});

test('Back closes open dialogs, the topmost first, before it leaves the page', async () => {
  await walkThere();
  await open('Add', 'Clear');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
  // The browser is a step back already, and steps forward again.
  await waitFor(() => expect(window.location.pathname).toBe('/ingredients'));

  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/ingredients'));

  window.history.back();
  expect(await screen.findByText('Before')).toBeVisible();
});

test('Back closes a dialog on the first page of a document, then leaves the page with one press', async () => {
  // What a browser has of the documents before this one.
  window.history.pushState(null, '', '/cart');
  window.history.pushState(null, '', '/ingredients');
  await show();
  await open('Add');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.pathname).toBe('/ingredients'));
  expect(screen.getByRole('heading', { name: 'Kitchen' })).toBeVisible();

  await open('Add');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
});
