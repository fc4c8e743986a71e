import { type AdminUser, USER_SORTS } from '@game-plan/contracts/people/admin';
import { fullName } from '@game-plan/domain/person-name';
import { useQuery } from '@tanstack/react-query';
import { summaryQuery, usersQuery } from '#data/people/admin.ts';
import { useWideScreen } from '#lib/browser/use-wide-screen.ts';
import { t } from '#lib/language.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { addressOf, DASH, formatInstant } from './admin-labels.ts';
import { AT_A_GLANCE, ListFrame, ListSearch, PageButtons, useListView } from './admin-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';
import {
  RoleBadge,
  UserActions,
  UserCard,
  type UserHandlers,
  UserInitials,
  UserStatus,
} from './user-card.tsx';

const FACTS: readonly Column<AdminUser>[] = [
  {
    label: t('Username'),
    sortBy: 'username',
    isRowHeader: true,
    cell: (user) => (
      <span className="flex items-center gap-3">
        <UserInitials user={user} />
        <span className="min-w-20 wrap-anywhere">{user.username}</span>
      </span>
    ),
  },
  {
    label: t('Name'),
    sortBy: 'name',
    className: 'min-w-28 wrap-anywhere',
    cell: (user) => fullName(user) ?? DASH,
  },
  {
    label: t('Email'),
    sortBy: 'email',
    className: 'min-w-44 wrap-anywhere text-muted',
    cell: addressOf,
  },
  { label: t('Role'), sortBy: 'role', cell: ({ role }) => <RoleBadge role={role} /> },
  { label: t('Status'), sortBy: 'status', cell: ({ isActive }) => <UserStatus isActive={isActive} /> },
  {
    label: t('Created'),
    sortBy: 'created',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
];

const columnsWith = (handlers: UserHandlers): readonly Column<AdminUser>[] => [
  ...FACTS,
  {
    label: t('Actions'),
    className: 'w-28 text-right',
    cell: (user) => <UserActions user={user} {...handlers} className="inline-flex" />,
  },
];

export function UsersTab() {
  const isWide = useWideScreen();
  const { handlers, dialogs } = useUserDialogs();
  const { view, typed, onType, onSort, onPage } = useListView(USER_SORTS, 'username');
  const list = useQuery(usersQuery(view));
  const { data: summary } = useQuery(summaryQuery(view.search));
  const total = summary?.totalUsers ?? 0;
  const found = summary?.matchingUsers ?? 0;
  return (
    <>
      <ListFrame
        name="users"
        list={list}
        head={
          <>
            <InviteForm />
            <ListSearch label={t('Search users')} typed={typed} onType={onType} total={total} found={found} />
          </>
        }
        empty={t('No users match this search.')}
        foot={<PageButtons page={view.page} total={found} onPage={onPage} />}
      >
        {(users) =>
          isWide ? (
            <DataTable
              label={t('Users')}
              columns={columnsWith(handlers)}
              rows={users}
              keyOf={({ id }) => id}
              sorting={total > AT_A_GLANCE ? { by: view.sort, order: view.order } : undefined}
              onSort={onSort}
            />
          ) : (
            <ul aria-label={t('Users')} className="divide-y divide-line">
              {users.map((user) => (
                <UserCard key={user.id} user={user} {...handlers} />
              ))}
            </ul>
          )
        }
      </ListFrame>
      {dialogs}
    </>
  );
}
