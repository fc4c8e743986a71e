import type { PasswordLinkState } from '@game-plan/contracts/people/password-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordLinkQuery, useSetPasswordByLink } from '#data/people/password-link.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { type Explanation, LinkNotice } from './invitation-notice.tsx';

const GONE: Readonly<Record<Exclude<PasswordLinkState['state'], 'open'>, Explanation>> = {
  expired: {
    title: t('This link has expired'),
    description: t('Ask your administrator for a new one.'),
  },
  gone: {
    title: t('This link can no longer be used'),
    description: t(
      'It is incomplete, an admin has withdrawn it, or the password has been changed since, perhaps with this link. If you have a new password, sign in with it. Otherwise, ask your administrator for a new link.',
    ),
  },
};

/** The form of a link for a new password, or why the link cannot be used. */
export function NewPasswordForm({ code }: { code: string }) {
  const link = useQuery(passwordLinkQuery(code));
  if (link.isPending) return <Loading label={t('Loading...')} className="min-h-60" />;
  if (!link.data) {
    return (
      <ErrorPanel
        title={t('The link could not be checked')}
        description={t('The server did not answer. Try again in a moment.')}
        failed={link}
        className="mt-7"
      />
    );
  }
  const { state, username } = link.data;
  return state === 'open' ? (
    <OpenForm code={code} username={username ?? ''} />
  ) : (
    <LinkNotice {...GONE[state]} />
  );
}

const newPasswordSchema = () =>
  import('@game-plan/contracts/people/password-link').then(({ newPasswordBody }) => newPasswordBody);

function OpenForm({ code, username }: { code: string; username: string }) {
  const [readable, setReadable] = useState(false);
  const form = useForm({
    resolver: useSchemaResolver(newPasswordSchema),
    defaultValues: { newPassword: '' },
  });
  const { mutate, isPending } = useSetPasswordByLink();
  return (
    <form
      noValidate
      className="mt-7 grid gap-4"
      onSubmit={form.handleSubmit(({ newPassword }) => mutate({ code, newPassword }))}
    >
      <Field label={t('Username')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="username"
            value={username}
            readOnly
            className="border-line! bg-quiet! text-muted!"
          />
        )}
      </Field>
      <Field
        label={t('New password')}
        hint={t('At least 6 characters. You will be signed out everywhere else.')}
        error={form.formState.errors.newPassword?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('newPassword')}
            type={readable ? 'text' : 'password'}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Checkbox checked={readable} onChange={(event) => setReadable(event.target.checked)}>
        {t('Show password')}
      </Checkbox>
      <Button type="submit" size="lg" className="w-full" pending={isPending} pendingLabel={t('Saving...')}>
        {t('Save and sign in')}
      </Button>
    </form>
  );
}
