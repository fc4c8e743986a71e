import type { AdminUser } from '@game-plan/contracts/admin';
import { Eye, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

export interface UserHandlers {
  onView: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

interface UserActionsProps extends UserHandlers {
  user: AdminUser;
  className?: string;
}

/** What an admin can do about a user. An admin cannot be deleted. */
export function UserActions({ user, onView, onDelete, className }: UserActionsProps) {
  return (
    <span className={className}>
      <IconButton label={`View data of ${user.username}`} icon={Eye} onClick={() => onView(user)} />
      {user.role === 'admin' ? (
        <span className="size-11" />
      ) : (
        <IconButton
          label={`Delete ${user.username}`}
          icon={Trash2}
          variant="destructive-ghost"
          onClick={() => onDelete(user)}
        />
      )}
    </span>
  );
}
