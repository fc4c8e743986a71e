import {
  auth,
  type changePasswordBody,
  type InvitationState,
  type loginBody,
  type personalInfoBody,
  type Session,
  type signupBody,
  type User,
} from '@game-plan/contracts/people/auth';
import type { Profile } from '@game-plan/contracts/people/profile';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { z } from 'zod';
import { call, readQuery } from '#lib/api/api.ts';
import { ApiError, connectionFault, isSignedOut } from '#lib/api/api-error.ts';
import { forgetTab } from '#lib/browser/session-text.ts';
import { SESSION_CHANNEL, tabChannel } from '#lib/browser/tab-channel.ts';
import { t } from '#lib/language.ts';
import { clearToast, type ToastMessage, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** Broadcasts each sign-in and sign-out to the other tabs. */
const sessionChannel = tabChannel(SESSION_CHANNEL);

const FIVE_MINUTES = 5 * 60_000;

/** The signed-in user; null if nobody is signed in. */
export const sessionQuery = queryOptions({ ...readQuery(auth.me), staleTime: FIVE_MINUTES });

/**
 * Uses the server's note in the page that nobody is signed in: a request would be refused, which browsers report as an
 * error.
 */
export function applySessionMarker(client: QueryClient, page: Document): void {
  if (wasOpenedSignedOut(page)) client.setQueryData(sessionQuery.queryKey, null);
}

/** Whether nobody was signed in when the page was sent. */
export const wasOpenedSignedOut = (page: Document): boolean =>
  page.querySelector('meta[name="session"]')?.getAttribute('content') === 'none';

/** Whether nobody is signed in, nor about to be. */
export function isVisitor(client: QueryClient): boolean {
  return client.getQueryData(sessionQuery.queryKey) === null && client.isMutating() === 0;
}

/**
 * The session that ended in this tab without a sign-out. Its drafts stay hidden for the same person to continue. Set
 * here, never read from the server.
 */
export const endedSessionQuery = queryOptions({
  queryKey: ['ended session'],
  queryFn: (): Session | null => null,
  initialData: null,
  enabled: false,
});

/** Whether the first admin exists. */
export const adminExistsQuery = readQuery(auth.adminExists);

/** The state of an invitation link. */
export const invitationQuery = (code: string) => readQuery(auth.invitation, { query: { code } });

/** Pages from which signed-in users are redirected. */
const AUTH_PATHS = ['/login', '/signup'];

const NOT_KEPT: ToastMessage = {
  title: t('Login failed'),
  description: t('Your browser did not keep the sign-in. Allow cookies for this address and try again.'),
  variant: 'destructive',
};
const NOT_SHOWN: ToastMessage = {
  title: t('You are signed in'),
  description: t('The server is not answering right now. Reload the page in a moment.'),
  variant: 'destructive',
};

/** What every kind of sign-in does after the server's success. */
export function useEnter() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return async ({ user }: Session, welcome: ToastMessage) => {
    sessionChannel.broadcast();
    const isBack = client.getQueryData(endedSessionQuery.queryKey)?.user.id === user.id;
    if (!isBack) {
      // The next user of this tab must not see the previous user's data.
      client.removeQueries({ type: 'inactive' });
      client.setQueryData(endedSessionQuery.queryKey, null);
    }
    const [found] = await Promise.allSettled([call(auth.me)]);
    if (found.status === 'rejected') return toast(isSignedOut(found.reason) ? NOT_KEPT : NOT_SHOWN);
    // After signing in at a link, such as one to a recipe, the user stays there. A page that is left is not shown before.
    const { pathname, searchStr } = router.latestLocation;
    if (AUTH_PATHS.includes(pathname) || !(isBack || searchStr !== '')) await navigate({ to: '/' });
    client.setQueryData(sessionQuery.queryKey, found.value);
    toast(welcome);
  };
}

/** Whether a sign-in was refused for want of a one-time code. */
export const needsCode = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem?.code === 'second_factor';

export function useLogin() {
  const enter = useEnter();
  return useMutation({
    // A new try clears the last message.
    onMutate: clearToast,
    mutationFn: (body: z.input<typeof loginBody>) => call(auth.login, { body }),
    onSuccess: (session) =>
      enter(session, { title: t('Welcome back!'), description: t("You've successfully logged in.") }),
    onError: (error, { code }) => {
      // The form asks for it.
      if (needsCode(error) && code === undefined) return;
      toastFailure(t('Login failed'), error, {
        otherwise: connectionFault(error) ?? t('Invalid username or password'),
      });
    },
  });
}

const WELCOME = {
  setup: {
    title: t('Admin setup complete!'),
    description: t('You can now start inviting users and using the app.'),
  },
  signup: { title: t('Account created!'), description: t('Welcome to Game Plan Cookbook!') },
};
export type SignupKind = keyof typeof WELCOME;

const USED_UP: InvitationState = { state: 'used', emailHint: null, expiresAt: null };

/** Creates the first admin ('setup') or an invited account ('signup'). */
export function useSignup(kind: SignupKind, onRefused: (error: Error) => void) {
  const client = useQueryClient();
  const enter = useEnter();
  return useMutation({
    onMutate: clearToast,
    mutationFn: (body: z.input<typeof signupBody>) =>
      call(kind === 'setup' ? auth.setupAdmin : auth.signup, { body }),
    onSuccess: (session, { inviteCode }) => {
      // Set before the session, so that the signed-in user is not asked about the used invitation link.
      if (inviteCode !== undefined) client.setQueryData(invitationQuery(inviteCode).queryKey, USED_UP);
      return enter(session, WELCOME[kind]);
    },
    onError: (error, { inviteCode }) => {
      onRefused(error);
      // The invitation may have been used or expired since the form was opened.
      if (inviteCode !== undefined) {
        void client.invalidateQueries({ queryKey: invitationQuery(inviteCode).queryKey });
      }
      toastFailure(t('Registration failed'), error, {
        otherwise: connectionFault(error) ?? t('Please check your information and try again'),
      });
    },
  });
}

const OF_NOBODY: readonly unknown[] = [sessionQuery.queryKey[0], endedSessionQuery.queryKey[0]];

/** Shows the login screen and clears everything that was read for the signed-in person. */
function forgetPerson(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
  client.setQueryData(endedSessionQuery.queryKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => !OF_NOBODY.includes(queryKey[0]) });
  forgetTab();
}

function leave(client: QueryClient): void {
  sessionChannel.broadcast();
  forgetPerson(client);
}

/** Shows the login screen after a session that ended without a sign-out, because the account was deleted. */
export function useReturnToLogin(): () => void {
  const client = useQueryClient();
  return () => leave(client);
}

export function useSignOut() {
  const client = useQueryClient();
  const { history } = useRouter();
  return useMutation({
    mutationFn: () => call(auth.logout),
    meta: { endsSession: true },
    // Reads in progress would be refused after the session has ended.
    onMutate: () => client.cancelQueries(),
    onSuccess: ({ continueAt }) => {
      leave(client);
      if (continueAt !== null) history.replace(continueAt);
    },
    onError: (error) => {
      void client.invalidateQueries();
      toastFailure(t('Error'), error, { otherwise: t('Failed to sign out') });
    },
  });
}

const SIGNED_OUT: ToastMessage = {
  title: t('You are signed out'),
  description: t('Your session has ended. Please sign in again.'),
  variant: 'destructive',
};

/**
 * Shows the login screen with the reason that the server has ended the session. Unsaved input is kept until the person
 * returns.
 */
export function endSession(client: QueryClient): void {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (!session) return;
  client.setQueryData(endedSessionQuery.queryKey, session);
  client.setQueryData(sessionQuery.queryKey, null);
  toast(SIGNED_OUT);
}

/**
 * Checks who is signed in after another tab has changed it. If it is another user, clears the cache, so that nobody
 * sees or changes another user's data. The same user keeps unfinished input.
 */
export function useSessionBroadcast(): void {
  const client = useQueryClient();
  useEffect(() => sessionChannel.subscribe(() => void recheckSession(client)), [client]);
}

async function recheckSession(client: QueryClient): Promise<void> {
  const { queryKey } = sessionQuery;
  // A response in progress may predate the change, so it is cancelled.
  await client.cancelQueries({ queryKey: currentSessionQuery.queryKey });
  const now = await client.fetchQuery(currentSessionQuery).catch(() => undefined);
  if (!now) return;
  if (now.session?.user.id !== client.getQueryData(queryKey)?.user.id) forgetPerson(client);
  client.setQueryData(queryKey, now.session);
}

/**
 * Separate from the session query, which stays unchanged until there is an answer: an unreachable server must not sign
 * anyone out.
 */
const currentSessionQuery = queryOptions({
  queryKey: ['who is signed in now'],
  queryFn: async () => ({
    session: await call(auth.me).catch((error: unknown) => {
      if (isSignedOut(error)) return null;
      throw error;
    }),
  }),
  retry: true,
  staleTime: 0,
  gcTime: 0,
});

/** The request body, and the form as typed at that time, because typing may continue while waiting for the answer. */
export interface SentDraft<Body, Fields> {
  body: Body;
  typed: Fields;
}

export interface SaveCallbacks<Saved, Fields> {
  onSaved: (saved: Saved, typed: Fields) => void;
  onRefused: (error: Error) => void;
}

/** Shows saved data immediately, because the session is refetched only later. */
export function keepInSession(client: QueryClient, saved: { user: User } | { profile: Profile }): void {
  client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, ...saved });
}

export function useSavePersonal<Fields>({ onSaved, onRefused }: SaveCallbacks<User, Fields>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: SentDraft<z.output<typeof personalInfoBody>, Fields>) =>
      call(auth.updateUser, { body }),
    onSuccess: (user, { typed }) => {
      keepInSession(client, { user });
      onSaved(user, typed);
      toast({ title: t('Personal information updated') });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(t('Update failed'), error, { otherwise: t('Failed to update personal information') });
    },
  });
}

interface ChangePasswordCallbacks {
  onChanged: () => void;
  onRefused: (error: Error) => void;
}

/** Sets the password of an account that has none. */
export function useSetFirstPassword(onSet: () => void) {
  return useMutation({
    mutationFn: (newPassword: string) => call(auth.setFirstPassword, { body: { newPassword } }),
    onSuccess: () => {
      onSet();
      toast({ title: t('Password set'), description: t('All your other devices have been signed out.') });
    },
    onError: (error) => toastFailure(t('Failed to set a password'), error),
  });
}

export function useChangePassword({ onChanged, onRefused }: ChangePasswordCallbacks) {
  return useMutation({
    mutationFn: (body: z.output<typeof changePasswordBody>) => call(auth.changePassword, { body }),
    onSuccess: () => {
      onChanged();
      toast({ title: t('Password changed'), description: t('All your other devices have been signed out.') });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(t('Failed to change password'), error);
    },
  });
}
