import type { AdminUser } from '@game-plan/contracts/admin';
import { Shield } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';

type Person = Pick<AdminUser, 'username' | 'firstName' | 'lastName' | 'role'>;

/** 'MO' for Marta Olsen, 'GR' for grandpa. */
export function initialsOf({ username, firstName, lastName }: Person): string {
  const names = [firstName, lastName].filter((name): name is string => Boolean(name));
  const letters = names.length > 0 ? names.map((name) => [...name][0]) : [...username].slice(0, 2);
  return letters.join('').toUpperCase();
}

export function UserInitials({ user }: { user: Person }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full text-xs font-bold',
        user.role === 'admin' ? 'bg-board text-board-ink' : 'bg-quiet text-muted',
      )}
    >
      {initialsOf(user)}
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
