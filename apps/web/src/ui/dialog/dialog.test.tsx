import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { clearToast, toast } from '../toast/toast-store.ts';
import { Toaster } from '../toast/toaster.tsx';
import { Dialog } from './dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit"
        description="One line"
        footer={<button type="button">Save</button>}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test.each([
  { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  {
    way: 'its close button',
    close: () => userEvent.click(screen.getByRole('button', { name: 'Close dialog' })),
  },
])('closes by $way and returns the focus', async ({ close }) => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit' });
  expect(dialog).toHaveAccessibleDescription('One line');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each([false, true])(
  'one Escape closes it, also below a toast; in the address %s',
  async (isInAddress) => {
    const change = vi.fn();
    render(
      <>
        <Dialog open onOpenChange={change} title="Edit" isInAddress={isInAddress}>
          <input aria-label="Name" />
        </Dialog>
        <Toaster />
      </>,
    );
    act(() => toast({ title: 'Saved' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Escape}');
    expect(change.mock.calls).toEqual([[false]]);
    expect(screen.getByText('Saved')).toBeVisible();
    act(clearToast);
  },
);

test('keeps the keyboard focus inside', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const visited = new Set<string>();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    visited.add(document.activeElement?.textContent || document.activeElement?.ariaLabel || '');
  }
  expect([...visited].sort()).toEqual(['Close dialog', 'Name', 'Save']);
});

test('the address opens it: its first control has the focus once it is laid out', async () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="Edit" isInAddress>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close dialog' })).toHaveFocus());
});
