import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangePassword, useSetFirstPassword } from '#data/people/auth.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { t } from '#lib/language.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface ChangePasswordDialogProps {
  /** For the browser's password manager. */
  username: string;
  /** False for an account that gets its first. */
  hasPassword: boolean;
  onClose: () => void;
}

const passwordSchema = () =>
  import('@game-plan/contracts/people/auth').then(({ changePasswordBody }) => changePasswordBody);
/** What is not asked for is not sent either. */
const NOT_ASKED = 'none';

export function ChangePasswordDialog({ username, hasPassword, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const [readable, setReadable] = useState(false);
  const form = useForm({
    resolver: useSchemaResolver(passwordSchema),
    defaultValues: { currentPassword: hasPassword ? '' : NOT_ASKED, newPassword: '' },
  });
  const { errors } = form.formState;
  const first = useSetFirstPassword(onClose);
  const change = useChangePassword({
    onChanged: onClose,
    onRefused: (error) => showFieldErrors(form, error, ['currentPassword', 'newPassword']),
  });
  const isPending = change.isPending || first.isPending;
  const [title, pendingLabel] = hasPassword
    ? [t('Change password'), t('Changing...')]
    : [t('Set a password'), t('Setting...')];
  const type = readable ? 'text' : 'password';
  return (
    <SaveDialog
      open
      onOpenChange={onClose}
      pending={isPending}
      title={title}
      description={t('All your other devices will be signed out. This one stays signed in.')}
      action={
        <Button type="submit" form={formId} pending={isPending} pendingLabel={pendingLabel}>
          {title}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((body) =>
          hasPassword ? change.mutate(body) : first.mutate(body.newPassword),
        )}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {hasPassword && (
          <Field label={t('Current password')} error={errors.currentPassword?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('currentPassword')}
                type={type}
                autoComplete="current-password"
                autoFocus
              />
            )}
          </Field>
        )}
        <Field
          label={t('New password')}
          hint={t('At least 6 characters')}
          error={errors.newPassword?.message}
        >
          {(control) => (
            <Input {...control} {...form.register('newPassword')} type={type} autoComplete="new-password" />
          )}
        </Field>
        <Checkbox checked={readable} onChange={(event) => setReadable(event.target.checked)}>
          {t('Show passwords')}
        </Checkbox>
      </form>
    </SaveDialog>
  );
}
