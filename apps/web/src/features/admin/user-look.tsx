import type { AdminUser } from '@game-plan/contracts/admin';
import { Shield } from 'lucide-react';
import { initials } from '#lib/initials.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';

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
