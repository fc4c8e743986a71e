import { isUnsettled, nameOrders } from '@game-plan/domain/orders/unsettled';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDeleteAccount } from '#data/people/account.ts';
import { ordersQuery } from '#data/shop/orders.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface DeleteAccountDialogProps {
  /** For the browser's password manager. */
  username: string;
  onClose: () => void;
  onDeleted: () => void;
}

const deletionSchema = () =>
  import('@game-plan/contracts/people/account').then(({ deleteAccountBody }) => deleteAccountBody);

/** Asks for the password before the account is deleted, and names the orders that are not settled. */
export function DeleteAccountDialog({ username, onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId();
  const form = useForm({ resolver: useSchemaResolver(deletionSchema), defaultValues: { password: '' } });
  const { mutate, isPending } = useDeleteAccount({
    onDeleted,
    onRefused: (error) => showFieldErrors(form, error, ['password']),
  });
  return (
    <SaveDialog
      open
      onOpenChange={onClose}
      pending={isPending}
      title="Delete my account"
      description="Your meals and profile are deleted with it, and so is your kitchen with its food, lists and recipes, unless you share it: then it stays with the other members. Your orders stay in the business’s books without your name and address. This cannot be undone."
      action={
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
      }
    >
      <OpenOrders />
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ password }) => mutate(password))}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label="Your password"
          hint="To confirm that it is you"
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
    </SaveDialog>
  );
}

/** The orders that are still open: afterwards the business cannot reach the buyer. */
function OpenOrders() {
  const { data: orders } = useQuery({ ...ordersQuery, refetchOnMount: 'always' });
  const open = (orders ?? []).filter(isUnsettled).map(({ id }) => id);
  if (open.length === 0) return null;
  const isOne = open.length === 1;
  return (
    <p className="mb-4 rounded-lg bg-warning-soft p-4 text-warning-text">
      {`${nameOrders(open)} ${isOne ? 'is' : 'are'} not settled. Cancel or settle ${isOne ? 'it' : 'them'} first, so that the business does not wait for you: `}
      <Link to="/cart" search={{ orders: 'true' }} className="font-semibold underline underline-offset-2">
        Your Orders
      </Link>
    </p>
  );
}
