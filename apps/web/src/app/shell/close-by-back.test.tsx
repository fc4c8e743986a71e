import { createBrowserHistory } from '@tanstack/history';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createRouter } from '#lib/router/router.ts';
import { Outlet, RouterProvider } from '#lib/router/router-provider.tsx';
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

const show = () => {
  const page = (component: () => React.ReactNode) => ({ component, readSearch: () => ({}) });
  const pages = { '/': page(() => 'Begin'), '/cart': page(() => 'Before'), '/ingredients': page(Kitchen) };
  const router = createRouter(pages, createBrowserHistory());
  render(
    <RouterProvider router={router} pageError={nothing}>
      <Outlet notFound={nothing} pageError={nothing} />
      <CloseByBack />
    </RouterProvider>,
  );
  return router;
};

const walkThere = async () => {
  const router = show();
  for (const to of ['/cart', '/ingredients'] as const) await router.navigate({ to });
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
  show();
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
