import type { AccountSecurity } from '@game-plan/contracts/people/account';
import type { User } from '@game-plan/contracts/people/auth';
import { KeyRound, LogOut, Shield, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangePassword } from '#data/people/auth.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { formatInstant } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

type PasswordHelp = NonNullable<AccountSecurity['lastPasswordHelp']>;

interface AccountCardProps {
  user: User;
  /** The last time that somebody else helped with the password; null if never or not known yet. */
  help: PasswordHelp | null;
  onSignOut: () => void;
}

/** The signed-in account, with sign-out. */
export function AccountCard({ user, help, onSignOut }: AccountCardProps) {
  const [changing, setChanging] = useState(false);
  return (
    <Card aria-labelledby="account">
      <CardHead title="Account" titleId="account">
        <Badge
          variant={user.role === 'admin' ? 'pine' : 'neutral'}
          icon={user.role === 'admin' ? Shield : UserRound}
        >
          {optionLabel(user.role)}
        </Badge>
      </CardHead>
      <Field label="Username" hint="Your username cannot be changed." className="mt-4">
        {(control) => (
          <Input {...control} value={user.username} readOnly className="border-line! bg-quiet! text-muted!" />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          variant="secondary"
          icon={KeyRound}
          className="h-auto! min-h-11 whitespace-normal!"
          onClick={() => setChanging(true)}
        >
          Change password
        </Button>
        <Button variant="ghost" icon={LogOut} onClick={onSignOut}>
          Sign out
        </Button>
      </div>
      {help && (
        <p className="mt-4 flex items-start gap-2.5 text-sm">
          <KeyRound className="mt-0.5 size-4.5 shrink-0 text-muted" aria-hidden="true" />
          {describeHelp(help)}
        </p>
      )}
      {changing && <ChangePasswordDialog username={user.username} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function describeHelp({ action, adminName, at }: PasswordHelp): string {
  const when = formatInstant(at);
  switch (action) {
    case 'reset_password':
      return `Your password was reset on ${when} (${adminName}).`;
    case 'made_password_link':
      return `The admin ${adminName} made a link on ${when} by which you can set a new password.`;
    case 'used_password_link':
      return `A new password was set on ${when} with a link of an admin.`;
    case 'withdrew_password_link':
      return `The admin ${adminName} made a link for a new password and withdrew it on ${when}.`;
  }
}

interface ChangePasswordDialogProps {
  /** For the browser's password manager. */
  username: string;
  onClose: () => void;
}

const passwordSchema = () =>
  import('@game-plan/contracts/people/auth').then(({ changePasswordBody }) => changePasswordBody);

function ChangePasswordDialog({ username, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const [readable, setReadable] = useState(false);
  const form = useForm({
    resolver: useSchemaResolver(passwordSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const { mutate, isPending } = useChangePassword({
    onChanged: onClose,
    onRefused: (error) => showFieldErrors(form, error, ['currentPassword', 'newPassword']),
  });
  const type = readable ? 'text' : 'password';
  return (
    <SaveDialog
      open
      onOpenChange={onClose}
      pending={isPending}
      title="Change password"
      description="All your other devices will be signed out. This one stays signed in."
      action={
        <Button type="submit" form={formId} pending={isPending} pendingLabel="Changing...">
          Change password
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((body) => mutate(body))}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
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
        <Field label="New password" hint="At least 6 characters" error={errors.newPassword?.message}>
          {(control) => (
            <Input {...control} {...form.register('newPassword')} type={type} autoComplete="new-password" />
          )}
        </Field>
        <Checkbox checked={readable} onChange={(event) => setReadable(event.target.checked)}>
          Show passwords
        </Checkbox>
      </form>
    </SaveDialog>
  );
}
