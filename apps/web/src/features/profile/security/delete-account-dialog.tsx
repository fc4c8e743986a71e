import { isUnsettled, nameOrders } from '@game-plan/domain/orders/unsettled';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDeleteAccount } from '#data/people/account.ts';
import { ordersQuery } from '#data/shop/orders.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { t } from '#lib/language.ts';
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
      title={t('Delete my account')}
      description={t(
        'Your meals and profile are deleted with it, and so is your kitchen with its food, lists and recipes, unless you share it: then it stays with the other members. Your orders stay in the business’s books without your name and address. This cannot be undone.',
      )}
      action={
        <Button
          type="submit"
          form={formId}
          variant="destructive"
          icon={Trash2}
          pending={isPending}
          pendingLabel={t('Deleting...')}
        >
          {t('Delete everything')}
        </Button>
      }
    >
      <OpenOrders />
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ password }) => mutate(password))}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field
          label={t('Your password')}
          hint={t('To confirm that it is you')}
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

  return (
    <p className="mb-4 rounded-lg bg-warning-soft p-4 text-warning-text">
      {t(
        '{count, select, 1 {{orders} is not settled. Cancel or settle it first, so that the business does not wait for you:} other {{orders} are not settled. Cancel or settle them first, so that the business does not wait for you:}}',
        { count: open.length, orders: nameOrders(open) },
      )}{' '}
      <Link to="/cart" search={{ orders: 'true' }} className="font-semibold underline underline-offset-2">
        {t('Your Orders')}
      </Link>
    </p>
  );
}
