import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminExistsQuery, needsCode, useLogin } from '#data/people/auth.ts';
import { waysInQuery } from '#data/people/single-sign-on.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { canUsePasskeys } from '#lib/browser/can-use-passkeys.ts';
import { lazyPart } from '#lib/browser/load-part.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { AuthLayout } from './auth-layout.tsx';

const loginSchema = () => import('@game-plan/contracts/people/auth').then(({ loginBody }) => loginBody);

const OtherWaysIn = lazyPart(() => import('./other-ways-in.tsx'), 'OtherWaysIn');
const SignInFaultNote = lazyPart(() => import('./sign-in-fault-note.tsx'), 'SignInFaultNote');

export function Login() {
  const { search } = useLocation();
  const { data: ways } = useQuery(waysInQuery);
  const hasPasswords = ways?.passwords !== false;
  const hasPasskeys = ways?.passwords === true && canUsePasskeys();
  const admin = useQuery(adminExistsQuery);
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: useSchemaResolver(loginSchema),
    defaultValues: { username: '', password: '', code: '' },
  });
  const { errors } = formState;
  const asks = needsCode(login.error);
  const [asksCode, setAsksCode] = useState(false);
  if (asks && !asksCode) setAsksCode(true);
  return (
    <AuthLayout
      title={t('Sign in to Game Plan Cookbook')}
      description={admin.data?.exists === false && <FirstStep />}
    >
      {'sso' in search && (
        <Suspense>
          <SignInFaultNote written={String(search.sso)} />
        </Suspense>
      )}
      {hasPasswords && (
        <form
          noValidate
          className="mt-7 grid gap-4"
          onSubmit={handleSubmit(({ code, ...body }) => login.mutate(asksCode ? { ...body, code } : body))}
        >
          <Field label={t('Username')} error={errors.username?.message}>
            {(control) => (
              <Input {...control} {...register('username')} autoComplete="username" autoCapitalize="none" />
            )}
          </Field>
          <Field label={t('Password')} error={errors.password?.message}>
            {(control) => (
              <Input {...control} {...register('password')} type="password" autoComplete="current-password" />
            )}
          </Field>
          {asksCode && (
            <Field label={t('Code')} hint={t('From your authenticator app, or a recovery code')}>
              {(control) => (
                <Input
                  {...control}
                  {...register('code')}
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  autoFocus
                />
              )}
            </Field>
          )}
          <Button
            type="submit"
            size="lg"
            className="mt-2 w-full"
            pending={login.isPending}
            pendingLabel={t('Signing in...')}
          >
            {t('Sign In')}
          </Button>
        </form>
      )}
      <p className="mt-6 text-sm text-muted">
        {t('Need an account? Contact your administrator for an invitation.')}
      </p>
      {hasPasswords && (
        <p className="mt-1 text-sm text-muted">
          {t('Forgot your password? Your administrator can give you a new one.')}
        </p>
      )}
      {ways && (ways.provider || hasPasskeys) && (
        <Suspense>
          <OtherWaysIn provider={ways.provider} hasPasskeys={hasPasskeys} />
        </Suspense>
      )}
    </AuthLayout>
  );
}

/** Leads to the set-up of a new installation, which has no account. */
function FirstStep() {
  return (
    <>
      {t('Nobody has an account here yet.')}{' '}
      <Link
        to="/signup"
        className="inline-block font-semibold text-primary underline underline-offset-4 hover:no-underline"
      >
        {t('Set up the admin account')}
      </Link>
    </>
  );
}
