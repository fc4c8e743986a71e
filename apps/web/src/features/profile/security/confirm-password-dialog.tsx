import { type ReactNode, useId, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface ConfirmPasswordDialogProps {
  title: string;
  description: string;
  /** The button's words, and those while it works. */
  action: readonly [idle: string, pending: string];
  /** For the browser's password manager. */
  username: string;
  /** What is confirmed. A wrong password is shown at the field. */
  mutation: {
    readonly mutate: (password: string) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for the password before a change of the ways to sign in. */
export function ConfirmPasswordDialog({ mutation, ...props }: ConfirmPasswordDialogProps) {
  const { title, description, action, username, onClose, children } = props;
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused =
    mutation.error instanceof ApiError ? mutation.error.problem?.errors?.password?.[0] : undefined;
  return (
    <SaveDialog
      open
      onOpenChange={onClose}
      pending={mutation.isPending}
      title={title}
      description={description}
      action={
        <Button type="submit" form={formId} pending={mutation.isPending} pendingLabel={action[1]}>
          {action[0]}
        </Button>
      }
    >
      {children}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(password === '');
          if (password !== '') mutation.mutate(password);
        }}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label={t('Your password')}
          hint={t('To confirm that it is you')}
          error={isMissing ? t('Password is required') : refused}
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              autoFocus
            />
          )}
        </Field>
      </form>
    </SaveDialog>
  );
}
