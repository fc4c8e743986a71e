import type { AdminUser } from '@game-plan/contracts/admin';
import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useViewUserData } from './admin-queries.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserDataDialog } from './user-data/user-data-dialog.tsx';

/** What an admin can do about a user. An admin cannot be deleted. */
export function UserActions({ user, className }: { user: AdminUser; className?: string }) {
  const [open, setOpen] = useState<'data' | 'delete'>();
  const close = () => setOpen(undefined);
  const look = useViewUserData(close);
  return (
    <span className={className}>
      <IconButton
        label={`View data of ${user.username}`}
        icon={Eye}
        onClick={() => {
          setOpen('data');
          look.mutate(user.id);
        }}
      />
      {user.role === 'admin' ? (
        <span className="size-11" />
      ) : (
        <IconButton
          label={`Delete ${user.username}`}
          icon={Trash2}
          variant="destructive-ghost"
          onClick={() => setOpen('delete')}
        />
      )}
      {open === 'data' && <UserDataDialog user={user} data={look.data} onClose={close} />}
      <DeleteUserDialog user={user} open={open === 'delete'} onClose={close} />
    </span>
  );
}
