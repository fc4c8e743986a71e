import { useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { wasOpenedSignedOut } from '#data/people/auth.ts';
import { PROVIDER_SIGN_OUT, useBeginSignIn } from '#data/people/single-sign-on.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface Provider {
  readonly name: string;
  readonly isAutomatic: boolean;
}

interface OtherWaysInProps {
  provider: Provider | null;
  hasPasskeys: boolean;
}

/** Sign-in with a passkey, and at the identity provider. */
export function OtherWaysIn({ provider, hasPasskeys }: OtherWaysInProps) {
  return (
    <div className="mt-7 grid gap-3 border-t border-line pt-7">
      {hasPasskeys && <PasskeyButton />}
      {provider && <ProviderButton {...provider} />}
    </div>
  );
}

function ProviderButton({ name, isAutomatic }: Provider) {
  const { pathname, searchStr, search } = useLocation();
  const { mutate, isPending } = useBeginSignIn();
  const returnTo = pathname === '/login' || pathname === '/signup' ? '/' : pathname + searchStr;
  const hasFailed = 'sso' in search;
  // After a sign-out, or a failure at the provider, the person decides.
  const goesOn = isAutomatic && !('direct' in search) && !hasFailed && wasOpenedSignedOut(document);
  useEffect(() => {
    if (goesOn) mutate(returnTo);
  }, [goesOn, mutate, returnTo]);
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        icon={LogIn}
        className="h-auto! min-h-12 w-full whitespace-normal!"
        pending={isPending}
        pendingLabel={t('Opening {name}...', { name })}
        onClick={() => mutate(returnTo)}
      >
        {t('Sign in with {name}', { name })}
      </Button>
      {(hasFailed || ('direct' in search && search.direct === 'provider')) && (
        <p className="mt-1 text-sm text-muted">
          {hasFailed
            ? `${t('To use another account at {name}, sign out there first:', { name })} `
            : `${t('You are signed out here, and may still be signed in at {name}:', { name })} `}
          <a
            href={PROVIDER_SIGN_OUT}
            className="font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            {t('Sign out at {name}', { name })}
          </a>
        </p>
      )}
    </>
  );
}
