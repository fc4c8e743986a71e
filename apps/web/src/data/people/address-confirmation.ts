import { addressConfirmation } from '@game-plan/contracts/people/address-confirmation';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** Mails another link that confirms the address to oneself. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call(addressConfirmation.send, {}),
    onSuccess: () =>
      toast({ title: t('E-mail sent'), description: t('Open the link in it to confirm your address') }),
    onError: (error) => toastFailure(t('The e-mail was not sent'), error),
  });
}

/** Confirms an address with the code of a mailed link. */
export function useConfirmAddress() {
  return useMutation({
    mutationFn: (code: string) => call(addressConfirmation.use, { body: { code } }),
    // What is read of the person says whether their address is confirmed.
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries(),
    onError: (error) => toastFailure(t('The address was not confirmed'), error),
  });
}
