import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { adminExistsQuery, invitationQuery, type SignupKind, useSignup } from '#data/people/auth.ts';
import { waysInQuery } from '#data/people/single-sign-on.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { lazyPart } from '#lib/browser/load-part.ts';
import { t } from '#lib/language.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingPage } from '#ui/state/loading-page.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { CONFIRM_ADDRESS, InvitationNotice, NEW_PASSWORD } from './invitation-notice.tsx';

const OtherWaysIn = lazyPart(() => import('./other-ways-in.tsx'), 'OtherWaysIn');
const NewPasswordForm = lazyPart(() => import('./new-password.tsx'), 'NewPasswordForm');

/** Set-up of the first admin if there is none, otherwise sign-up with an invitation, or a new password by a link. */
export function Signup() {
  const { invite, reset, confirm } = useLocation().search;
  if (typeof confirm === 'string') return <AddressConfirmation code={confirm} />;
  return typeof reset === 'string' ? (
    <NewPassword code={reset} />
  ) : (
    <Welcome invite={typeof invite === 'string' ? invite : undefined} />
  );
}

/** What a signed-out person sees who opens a link for a new password. */
export function NewPassword({ code }: { code: string | undefined }) {
  return (
    <AuthLayout title={NEW_PASSWORD}>
      {code !== undefined && <NewPasswordForm code={code} />}
      <ToLogin>{t('Back to sign in')}</ToLogin>
    </AuthLayout>
  );
}

/** What a signed-out person sees who opens a link that confirms an address. */
export function AddressConfirmation({ code }: { code: string | undefined }) {
  return (
    <AuthLayout title={CONFIRM_ADDRESS}>
      {code !== undefined && <ConfirmAddress code={code} />}
      <ToLogin>{t('Back to sign in')}</ToLogin>
    </AuthLayout>
  );
}

/** What a signed-out person sees who has an invitation, or sets up the first admin. */
export function Welcome({ invite }: { invite: string | undefined }) {
  const admin = useQuery(adminExistsQuery);
  if (admin.isPending) return <LoadingPage title={t('Sign up')} label={t('Loading...')} />;
  if (admin.isError) {
    return (
      <AuthLayout title={t('Create Your Account')}>
        <ErrorPanel
          title={t('Sign up is not ready')}
          description={t('The server did not answer. Try again in a moment.')}
          failed={admin}
          className="mt-7"
        />
      </AuthLayout>
    );
  }
  return admin.data?.exists === false ? (
    <AuthLayout
      title={t('Setup Admin Account')}
      description={t(
        'Welcome to Game Plan Cookbook! Create the first account. It manages the app and invites everyone else.',
      )}
    >
      <SignupForm kind="setup" invite={invite} />
    </AuthLayout>
  ) : (
    <AuthLayout
      title={t('Create Your Account')}
      description={
        invite ? undefined : t('You need an invitation. Open the link your administrator sent you.')
      }
    >
      <Invited invite={invite} />
    </AuthLayout>
  );
}

/** How an invited person gets an account. */
function Invited({ invite }: { invite: string | undefined }) {
  const { data: ways } = useQuery(waysInQuery);
  return (
    <>
      {ways?.passwords === false ? (
        <p className="mt-4 text-muted">
          {t('Your account is made when you first sign in with the address that is invited.')}
        </p>
      ) : (
        <SignupForm kind="signup" invite={invite} />
      )}
      {ways?.provider && (
        <Suspense>
          <OtherWaysIn provider={{ ...ways.provider, isAutomatic: false }} hasPasskeys={false} />
        </Suspense>
      )}
    </>
  );
}

interface SignupFormProps {
  kind: SignupKind;
  /** The invitation code of the link. */
  invite: string | undefined;
}

const signupSchema = () => import('@game-plan/contracts/people/auth').then(({ signupBody }) => signupBody);

const EMPTY = { firstName: '', lastName: '', email: '', username: '', password: '' };
const FIELDS = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

function SignupForm({ kind, invite }: SignupFormProps) {
  const form = useForm({ resolver: useSchemaResolver(signupSchema), defaultValues: EMPTY });
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  const signup = useSignup(kind, (error) => showFieldErrors(form, error, FIELDS));
  const { data: invitation } = useQuery({
    ...invitationQuery(invite ?? ''),
    enabled: kind === 'signup' && Boolean(invite),
  });
  const emailHint = invitation?.emailHint
    ? t('The invited address: {emailHint}', { emailHint: invitation.emailHint })
    : undefined;
  const submit = handleSubmit((body) => signup.mutate(invite ? { ...body, inviteCode: invite } : body));
  return (
    <>
      {invitation && !signup.isPending && <InvitationNotice invitation={invitation} />}
      <form noValidate className="mt-7 grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <Field label={t('First Name')} error={errors.firstName?.message}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={t('Last Name')} error={errors.lastName?.message}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
        <Field label={t('Email')} hint={emailHint} error={errors.email?.message} className="sm:col-span-2">
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label={t('Username')} error={errors.username?.message} className="sm:col-span-2">
          {(control) => (
            <Input {...control} {...register('username')} autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label={t('Password')} error={errors.password?.message} className="sm:col-span-2">
          {(control) => (
            <Input {...control} {...register('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        {invite && (
          <Field
            label={t('Invitation Code')}
            hint={t('Filled in from your invitation link')}
            className="sm:col-span-2"
          >
            {(control) => <Input {...control} value={invite} disabled />}
          </Field>
        )}
        <Button
          type="submit"
          size="lg"
          className="mt-2 sm:col-span-2"
          pending={signup.isPending}
          pendingLabel={t('Creating account...')}
        >
          {kind === 'setup' ? t('Setup Admin Account') : t('Create Account')}
        </Button>
      </form>
      {kind === 'signup' && <ToLogin>{t('Already have an account? Sign in')}</ToLogin>}
    </>
  );
}

function ToLogin({ children }: { children: string }) {
  return (
    <p className="mt-6 text-sm">
      <Link
        to="/login"
        className="-my-3 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {children}
      </Link>
    </p>
  );
}
