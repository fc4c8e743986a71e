import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog/dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem } from './menu.tsx';

function renderMenu() {
  const chosen: string[] = [];
  render(
    <Menu trigger={<IconButton label="Actions for Eggs" icon={Ellipsis} />}>
      <MenuItem onSelect={() => chosen.push('edit')}>Edit</MenuItem>
      <MenuItem destructive onSelect={() => chosen.push('delete')}>
        Delete
      </MenuItem>
    </Menu>,
  );
  return chosen;
}

test.each(['{Enter}', ' ', '{ArrowDown}'])('opens by %s, and arrow keys choose', async (key) => {
  const chosen = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['delete']);
  expect(screen.getByRole('button', { name: 'Actions for Eggs' })).toHaveFocus();
});

test('closes by Escape without a choice', async () => {
  const chosen = renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Eggs' }));
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});

function EditFromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton label="Actions for Eggs" icon={Ellipsis} />}>
        <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Edit Eggs">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog opened from the menu returns the focus to the menu’s button', async () => {
  render(<EditFromMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Eggs' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Eggs' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Actions for Eggs' })).toHaveFocus();
});
