import { loginBody } from '@game-plan/contracts/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useLogin } from './auth-queries.ts';

export function Login() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  return (
    <AuthLayout title="Sign in to Game Plan Cookbook">
      <form noValidate className="mt-7 grid gap-4" onSubmit={handleSubmit((body) => login.mutate(body))}>
        <Field label="Username" error={errors.username?.message}>
          {(control) => (
            <Input {...control} {...register('username')} autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <Input {...control} {...register('password')} type="password" autoComplete="current-password" />
          )}
        </Field>
        <Button
          type="submit"
          size="lg"
          className="mt-2 w-full"
          pending={login.isPending}
          pendingLabel="Signing in..."
        >
          Sign In
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">
        Need an account? Contact your administrator for an invitation.
      </p>
    </AuthLayout>
  );
}
