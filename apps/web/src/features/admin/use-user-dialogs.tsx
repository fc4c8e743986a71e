import type { AdminUser, AdminUserData } from '@game-plan/contracts/admin';
import { useState } from 'react';
import { useDeleteUser, useViewUserData } from '#data/admin.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Loading } from '#ui/state/loading.tsx';
import type { UserHandlers } from './user-card.tsx';
import { UserDataCards } from './user-data-cards.tsx';

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

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const deletion = useDeleteUser(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${user.username}`}
      description="Are you sure you want to delete this user? This action cannot be undone."
      actionLabel="Delete"
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      onConfirm={() => deletion.mutate(user.id)}
    />
  );
}

interface UserDataDialogProps {
  user: AdminUser;
  /** Undefined until it is there. */
  data: AdminUserData | undefined;
  onClose: () => void;
}

/** Everything an admin may see of a user. Opening it is one look, which that person is told of. */
function UserDataDialog({ user, data, onClose }: UserDataDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={`User Data: ${user.firstName ?? ''} ${user.lastName ?? ''}`.trimEnd()}
      description="This look is written down; the user sees when an admin last looked."
    >
      {data ? <UserDataCards data={data} /> : <Loading label="Loading user data..." className="min-h-60" />}
    </Dialog>
  );
}
