import { deleteAccountBody } from '@game-plan/contracts/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDeleteAccount } from '#data/account.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface DeleteAccountDialogProps {
  /** For the browser's own store of passwords. */
  username: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the password before everything is deleted. */
export function DeleteAccountDialog({ username, onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId();
  const form = useForm({ resolver: zodResolver(deleteAccountBody), defaultValues: { password: '' } });
  const { mutate, isPending } = useDeleteAccount({
    onDeleted,
    onRefused: (error) => showFieldErrors(form, error, ['password']),
  });
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title="Delete my account"
      description="Your kitchen, recipes, meals, lists, profile and orders are deleted with it. This cannot be undone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            icon={Trash2}
            pending={isPending}
            pendingLabel="Deleting..."
          >
            Delete everything
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ password }) => mutate(password))}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label="Your password"
          hint="To be sure that it is you"
          error={form.formState.errors.password?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('password')}
              type="password"
              autoComplete="current-password"
              autoFocus
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
