import type { AdminUser } from '@game-plan/contracts/admin';
import { useState } from 'react';
import { useViewUserData } from '#data/admin.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { UserHandlers } from './user-actions.tsx';
import { UserDataDialog } from './user-data/user-data-dialog.tsx';

/**
 * The dialogs about one user of a list, and what opens them. They stand beside the list, not in its rows: a tablet that
 * is turned swaps the rows of a table for cards, and the dialog has to stay.
 */
export function useUserDialogs() {
  const [opened, setOpened] = useState<{ dialog: 'data' | 'delete'; user: AdminUser }>();
  const close = () => setOpened(undefined);
  // By the time of a failure a dialog about somebody else may be open.
  const look = useViewUserData((id) =>
    setOpened((now) => (now?.dialog === 'data' && now.user.id === id ? undefined : now)),
  );
  const handlers: UserHandlers = {
    onView: (user) => {
      setOpened({ dialog: 'data', user });
      look.mutate(user.id);
    },
    onDelete: (user) => setOpened({ dialog: 'delete', user }),
  };
  const dialogs = opened && (
    <>
      {opened.dialog === 'data' && <UserDataDialog user={opened.user} data={look.data} onClose={close} />}
      {opened.dialog === 'delete' && <DeleteUserDialog user={opened.user} onClose={close} />}
    </>
  );
  return { handlers, dialogs };
}
