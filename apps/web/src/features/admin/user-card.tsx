import type { AdminUser } from '@game-plan/contracts/admin';
import { Eye, Shield, Trash2 } from 'lucide-react';
import { initials } from '#lib/format/initials.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { DASH, formatInstant, fullName } from './admin-words.ts';

/** A user where there is no room for a table. */
export function UserCard({ user, ...handlers }: { user: AdminUser } & UserHandlers) {
  return (
    <li className="flex items-start gap-3 py-3.5 pr-2 pl-4">
      <UserInitials user={user} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {user.username}
          <RoleBadge role={user.role} />
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          {fullName(user) ?? DASH}
          <span className="block">{user.email ?? DASH}</span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm whitespace-nowrap text-muted">
          <UserStatus isActive={user.isActive} />
          <span>{formatInstant(user.createdAt)}</span>
        </p>
      </div>
      <UserActions user={user} {...handlers} className="flex flex-col" />
    </li>
  );
}

type Person = Pick<AdminUser, 'username' | 'firstName' | 'lastName' | 'role'>;

export function UserInitials({ user }: { user: Person }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full text-xs font-bold',
        user.role === 'admin' ? 'bg-board text-board-ink' : 'bg-quiet text-muted',
      )}
    >
      {initials(user)}
    </span>
  );
}

export function RoleBadge({ role }: Pick<AdminUser, 'role'>) {
  return role === 'admin' ? (
    <Badge variant="default" icon={Shield}>
      admin
    </Badge>
  ) : (
    <Badge>user</Badge>
  );
}

export function UserStatus({ isActive }: Pick<AdminUser, 'isActive'>) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-sm font-medium',
        isActive ? 'text-success-text' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', isActive ? 'bg-success' : 'border-2 border-line-strong')}
      />
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}

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
