import { signupBody } from '@game-plan/contracts/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type SignupKind, useSignup } from './auth-queries.ts';

interface SignupFormProps {
  kind: SignupKind;
  /** The code of the invitation link. */
  invite: string | undefined;
}

const EMPTY = { firstName: '', lastName: '', email: '', username: '', password: '' };

export function SignupForm({ kind, invite }: SignupFormProps) {
  const signup = useSignup(kind);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signupBody),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const submit = handleSubmit((body) => signup.mutate(invite ? { ...body, inviteCode: invite } : body));
  return (
    <>
      <form noValidate className="mt-7 grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <Field label="First Name" error={errors.firstName?.message}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
        <Field label="Email" error={errors.email?.message} className="sm:col-span-2">
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Username" error={errors.username?.message} className="sm:col-span-2">
          {(control) => (
            <Input {...control} {...register('username')} autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message} className="sm:col-span-2">
          {(control) => (
            <Input {...control} {...register('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        {invite && (
          <Field label="Invitation Code" hint="Filled in from your invitation link" className="sm:col-span-2">
            {(control) => <Input {...control} value={invite} disabled />}
          </Field>
        )}
        <Button
          type="submit"
          size="lg"
          className="mt-2 sm:col-span-2"
          pending={signup.isPending}
          pendingLabel="Creating account..."
        >
          {kind === 'setup' ? 'Setup Admin Account' : 'Create Account'}
        </Button>
      </form>
      {kind === 'signup' && (
        <p className="mt-6 text-sm">
          <Link
            to="/login"
            className="-my-3 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            Already have an account? Sign in
          </Link>
        </p>
      )}
    </>
  );
}
