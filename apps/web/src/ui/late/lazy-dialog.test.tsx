import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearToast } from '../toast/toast-store.ts';
import { Toaster } from '../toast/toaster.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

afterEach(clearToast);

interface NoteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Note = ({ open }: NoteProps): ReactNode => open && <p role="dialog">A note</p>;

/** A page with something typed, whose dialog is a file that fails to come the first `failures` times. */
function page(failures: number) {
  let left = failures;
  const file = async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { Note };
  };
  const LazyNote = lazyDialog(file, 'Note');
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          Show
        </button>
        {open && <LazyNote open={open} onOpenChange={setOpen} />}
        <Toaster />
      </>
    );
  }
  render(<Page />);
  return LazyNote;
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }));

test('a dialog that does not load shows an error and keeps the page, and the next press tries again', async () => {
  page(1);
  await userEvent.type(screen.getByLabelText('Name'), 'half a na');
  await show();
  expect(await screen.findByText('This did not open')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('half a na');
  await show();
  expect(await screen.findByRole('dialog')).toHaveTextContent('A note');
  expect(screen.getByLabelText('Name')).toHaveValue('half a na');
});

test('a failed preload is silent, and the dialog is loaded on use', async () => {
  page(1).preload();
  await show();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText('This did not open')).toBeNull();
});
