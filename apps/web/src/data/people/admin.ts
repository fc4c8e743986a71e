import type { BodyInput, QueryInput } from '@game-plan/contracts/endpoint';
import { ADMIN_PAGE_MAX, admin } from '@game-plan/contracts/people/admin';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** Polling interval while a mail is being sent. */
const MAIL_CHECK_MILLISECONDS = 3000;

export type UserSort = NonNullable<QueryInput<typeof admin.users>['sort']>;
export type ProfileSort = NonNullable<QueryInput<typeof admin.userProfiles>['sort']>;

/** The displayed part of a list. `page` counts from 0. */
export interface ListView<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

const partOf = <Sort extends string>({ search, sort, order, page }: ListView<Sort>) => ({
  search: search === '' ? undefined : search,
  sort,
  order,
  offset: String(page * ADMIN_PAGE_MAX),
});

/** The previous rows stay visible until the new ones are loaded. */
export const usersQuery = (view: ListView<UserSort>) =>
  queryOptions({ ...readQuery(admin.users, { query: partOf(view) }), placeholderData: keepPreviousData });

export const profilesQuery = (view: ListView<ProfileSort>) =>
  queryOptions({
    ...readQuery(admin.userProfiles, { query: partOf(view) }),
    placeholderData: keepPreviousData,
  });

export const summaryQuery = (search = '') =>
  queryOptions({
    ...readQuery(admin.summary, { query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
  });

export const invitationsQuery = queryOptions({
  ...readQuery(admin.invitations),
  refetchInterval: ({ state }) =>
    state.data?.some(({ mail }) => mail.state === 'queued') ? MAIL_CHECK_MILLISECONDS : false,
});

export const adminActivityQuery = readQuery(admin.activity);

export function useInvite() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof admin.invite>) => call(admin.invite, { body }),
    // The same without a mail server: the form and the list then offer the link to pass on.
    onSuccess: () =>
      toast({ title: t('Invitation sent'), description: t('User invitation has been sent successfully') }),
    onError: (error) => toastFailure(t('Failed to send invitation'), error),
  });
}

export function useRevokeInvitation(onRevoked: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(admin.revokeInvitation, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('Invitation revoked'), description: t('Its link no longer works') });
      onRevoked();
    },
    onError: (error) => toastFailure(t('Failed to revoke invitation'), error),
  });
}

type UserChange = BodyInput<typeof admin.changeUser>;

/** Changes an account's role, or whether it may sign in. */
export function useChangeUser(onChanged: () => void) {
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: UserChange }) =>
      call(admin.changeUser, { params: { id }, body: change }),
    onSuccess: ({ username, role, isActive }, { change }) => {
      const now =
        change.role === undefined
          ? isActive
            ? t('active again')
            : 'inactive'
          : t('now {value}', { value: ROLES[role] });
      toast({ title: t('User updated'), description: t('{username} is {now}', { username, now }) });
      onChanged();
    },
    onError: (error) => toastFailure(t('Failed to update user'), error),
  });
}

const ROLES = { admin: t('an admin'), coach: t('a coach'), user: t('a user') };

export function useDeleteUser(onDeleted: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(admin.deleteUser, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('User deleted'), description: t('User account has been deleted successfully') });
      onDeleted();
    },
    onError: (error) => toastFailure(t('Failed to delete user'), error),
  });
}

/** Reads a user's data. Never cached, because every view is recorded and shown to that person. */
export function useViewUserData(onFailed: (id: number) => void) {
  return useMutation({
    mutationFn: (id: number) => call(admin.userData, { params: { id } }),
    onError: (error, id) => {
      toastFailure(t('Failed to fetch user data'), error);
      onFailed(id);
    },
  });
}
