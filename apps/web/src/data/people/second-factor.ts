import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { secondFactor } from '@game-plan/contracts/people/second-factor';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

export const secondFactorQuery = readQuery(secondFactor.get);

/** Gets the secret for the person's app. */
export function useBeginSecondFactor(onBegun: (codes: ResponseOf<typeof secondFactor.begin>) => void) {
  return useMutation({
    mutationFn: (password: string) => call(secondFactor.begin, { body: { password } }),
    meta: { outdates: [] },
    onSuccess: onBegun,
    onError: (error) => toastFailure(t('Failed to begin'), error),
  });
}

/** Turns one-time codes on with the first one. */
export function useConfirmSecondFactor(onConfirmed: (recoveryCodes: string[]) => void) {
  return useMutation({
    mutationFn: (code: string) => call(secondFactor.confirm, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => toastFailure(t('Not turned on'), error),
  });
}

export function useRenewRecoveryCodes(onRenewed: (recoveryCodes: string[]) => void) {
  return useMutation({
    mutationFn: (password: string) => call(secondFactor.renewRecoveryCodes, { body: { password } }),
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
    onError: (error) => toastFailure(t('Failed to make recovery codes'), error),
  });
}

export function useEndSecondFactor(onEnded: () => void) {
  return useMutation({
    mutationFn: (password: string) => call(secondFactor.end, { body: { password } }),
    onSuccess: () => {
      onEnded();
      toast({ title: t('One-time codes are off'), description: t('Your password alone signs you in.') });
    },
    onError: (error) => toastFailure(t('Failed to turn off'), error),
  });
}

/** Turns off the codes of somebody who has lost them. */
export function useResetSecondFactor(onReset: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(secondFactor.reset, { params: { id } }),
    onSuccess: () => {
      onReset();
      toast({
        title: t('One-time codes are off'),
        description: t('They sign in with their password alone.'),
      });
    },
    onError: (error) => toastFailure(t('Not turned off'), error),
  });
}
