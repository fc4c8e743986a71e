import type { BodyInput, QueryInput } from '@game-plan/contracts/endpoint';
import { ADMIN_PAGE_MAX, admin } from '@game-plan/contracts/people/admin';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** How often a mail's state is asked for while it is on its way. */
const MAIL_CHECK_MILLISECONDS = 3000;

export type UserSort = NonNullable<QueryInput<typeof admin.users>['sort']>;
export type ProfileSort = NonNullable<QueryInput<typeof admin.userProfiles>['sort']>;

/** Which part of a list is shown. `page` counts from 0. */
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

/** The former rows stay in sight until the new ones are loaded. */
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
    // Without a mail server nothing was sent: the link is there to be handed over.
    onSuccess: ({ email, mail }) =>
      toast(
        mail.state === 'not_sent'
          ? { title: 'Invitation link ready', description: `Copy it and send it to ${email} yourself` }
          : { title: 'Invitation sent', description: 'User invitation has been sent successfully' },
      ),
    onError: (error) => toastFailure('Failed to send invitation', error),
  });
}

export function useRevokeInvitation(onRevoked: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(admin.revokeInvitation, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Invitation revoked', description: 'Its link no longer works' });
      onRevoked();
    },
    onError: (error) => toastFailure('Failed to revoke invitation', error),
  });
}

type UserChange = BodyInput<typeof admin.changeUser>;

/** Gives an account another role, or lets it sign in or not. */
export function useChangeUser(onChanged: () => void) {
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: UserChange }) =>
      call(admin.changeUser, { params: { id }, body: change }),
    onSuccess: ({ username, role, isActive }, { change }) => {
      const now = change.role === undefined ? (isActive ? 'active again' : 'inactive') : `now ${ROLES[role]}`;
      toast({ title: 'User updated', description: `${username} is ${now}` });
      onChanged();
    },
    onError: (error) => toastFailure('Failed to update user', error),
  });
}

const ROLES = { admin: 'an admin', coach: 'a coach', user: 'a user' };

export function useDeleteUser(onDeleted: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(admin.deleteUser, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'User deleted', description: 'User account has been deleted successfully' });
      onDeleted();
    },
    onError: (error) => toastFailure('Failed to delete user', error),
  });
}

/** Looks at a user's data. No read from the cache: every look is written down and shown to that person. */
export function useViewUserData(onFailed: (id: number) => void) {
  return useMutation({
    mutationFn: (id: number) => call(admin.userData, { params: { id } }),
    onError: (error, id) => {
      toastFailure('Failed to fetch user data', error);
      onFailed(id);
    },
  });
}
