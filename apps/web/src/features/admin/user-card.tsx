import type { AdminUser } from '@game-plan/contracts/admin';
import { DASH, formatInstant, fullName } from './admin-words.ts';
import { UserActions, type UserHandlers } from './user-actions.tsx';
import { RoleBadge, UserInitials, UserStatus } from './user-look.tsx';

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
