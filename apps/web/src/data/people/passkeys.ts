import { type Passkey, passkeys } from '@game-plan/contracts/people/passkeys';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { connectionFault } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { clearToast, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { useEnter } from './auth.ts';

export const passkeysQuery = readQuery(passkeys.list);

/** Why the browser got no answer of a passkey. Browsers tell no more, lest a page learns which passkeys there are. */
function describeFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return t('This device already keeps a passkey for your account.');
  }
  if (error.name === 'NotAllowedError') return t('No passkey was used: it was canceled, or took too long.');
  return error instanceof DOMException || error instanceof WebAuthnError
    ? t('Your browser cannot use a passkey at this address.')
    : connectionFault(error);
}

function toastFault(title: string, error: Error): void {
  const otherwise = describeFault(error);
  toastFailure(title, error, otherwise === undefined ? {} : { otherwise });
}

export function usePasskeySignIn() {
  const enter = useEnter();
  return useMutation({
    onMutate: clearToast,
    mutationFn: async () => {
      const optionsJSON = await call(passkeys.beginSignIn);
      return call(passkeys.signIn, { body: await startAuthentication({ optionsJSON }) });
    },
    onSuccess: (session) =>
      enter(session, { title: t('Welcome back!'), description: t("You've successfully logged in.") }),
    onError: (error) => toastFault(t('Login failed'), error),
  });
}

interface NewPasskey {
  readonly name: string;
  readonly password: string;
}

export function useAddPasskey(onAdded: () => void) {
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const optionsJSON = await call(passkeys.beginAdding, { body: { password } });
      const made = await startRegistration({ optionsJSON });
      return call(passkeys.add, { body: { ...made, name } });
    },
    onSuccess: () => {
      onAdded();
      toast({ title: t('Passkey added'), description: t('It signs you in from now on.') });
    },
    onError: (error) => toastFault(t('Failed to add a passkey'), error),
  });
}

export function useRemovePasskey(onRemoved: () => void) {
  return useMutation({
    mutationFn: ({ id }: Pick<Passkey, 'id'>) => call(passkeys.remove, { params: { id } }),
    onSuccess: () => {
      onRemoved();
      toast({ title: t('Passkey removed'), description: t('It no longer signs you in.') });
    },
    onError: (error) => toastFailure(t('Failed to remove the passkey'), error),
  });
}
