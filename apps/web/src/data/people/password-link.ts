import type { BodyInput } from '@game-plan/contracts/endpoint';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { serverMessage } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { clearToast, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { needsCode, useEnter } from './auth.ts';

/** The state of a link for a new password. */
export const passwordLinkQuery = (code: string) => readQuery(passwordLink.check, { query: { code } });

/** Makes a link by which a locked-out person sets a new password. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: number) => call(passwordLink.make, { params: { id } }),
    onError: (error) => toastFailure(t('The link was not made'), error),
  });
}

/** Ends the links of a person that were not used yet. */
export function useWithdrawPasswordLinks(onWithdrawn: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(passwordLink.withdraw, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('Link withdrawn'), description: t('No link made so far sets a new password') });
      onWithdrawn();
    },
    onError: (error) => toastFailure(t('The link was not withdrawn'), error),
  });
}

/** Sets a new password by a link, and signs in. */
export function useSetPasswordByLink() {
  const client = useQueryClient();
  const enter = useEnter();
  return useMutation({
    onMutate: clearToast,
    mutationFn: (body: BodyInput<typeof passwordLink.use>) => call(passwordLink.use, { body }),
    onSuccess: (session) =>
      enter(session, {
        title: t('Password changed'),
        description: t('All your other devices have been signed out.'),
      }),
    onError: (error, { code }) => {
      // The link may have been used or expired since the form was opened.
      void client.invalidateQueries({ queryKey: passwordLinkQuery(code).queryKey });
      if (needsCode(error)) toast({ title: t('Password changed'), description: serverMessage(error) });
      else toastFailure(t('Failed to change password'), error);
    },
  });
}
