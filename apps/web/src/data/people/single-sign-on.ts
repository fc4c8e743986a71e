import { auth } from '@game-plan/contracts/people/auth';
import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { clearToast, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

export const waysInQuery = readQuery(auth.waysIn);

/** The linked accounts at the identity provider, and whether the account has a password. */
export const identitiesQuery = readQuery(singleSignOn.list);

/** Where people sign out of the identity provider. */
export const PROVIDER_SIGN_OUT = singleSignOn.signOut.path;

/** Opens the page of the identity provider, whose address the admin has configured. */
const open = ({ url }: { url: string }) => window.location.assign(url);

/** Goes to the identity provider to sign in. */
export function useBeginSignIn() {
  return useMutation({
    onMutate: clearToast,
    mutationFn: (returnTo: string) => call(singleSignOn.begin, { body: { returnTo } }),
    meta: { outdates: [] },
    onSuccess: open,
    onError: (error) => toastFailure(t('Login failed'), error),
  });
}

/** Goes to the identity provider to link an account there. */
export function useBeginLink() {
  return useMutation({
    mutationFn: (password: string) => call(singleSignOn.beginLink, { body: { password } }),
    meta: { outdates: [] },
    onSuccess: open,
    onError: (error) => toastFailure(t('Failed to link'), error),
  });
}

export function useUnlink() {
  return useMutation({
    mutationFn: (id: number) => call(singleSignOn.unlink, { params: { id } }),
    onSuccess: () => toast({ title: t('Unlinked'), description: t('It no longer signs you in.') }),
    onError: (error) => toastFailure(t('Failed to unlink'), error),
  });
}
