import type { AdminUser } from '@game-plan/contracts/people/admin';
import { isUnsettled, nameOrders } from '@game-plan/domain/orders/unsettled';
import { useQuery } from '@tanstack/react-query';
import { HeartHandshake, Shield, ShieldOff, UserRound, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useChangeUser, useDeleteUser, useViewUserData } from '#data/people/admin.ts';
import { useResetSecondFactor } from '#data/people/second-factor.ts';
import { ordersOfUserQuery } from '#data/shop/admin-orders.ts';
import { t } from '#lib/language.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import type { UserChange, UserHandlers } from './user-card.tsx';

const UserDataDialog = lazyDialog(() => import('./user-data-dialog.tsx'), 'UserDataDialog');
const PasswordLinkDialog = lazyDialog(() => import('./password-link-dialog.tsx'), 'PasswordLinkDialog');

type Opened =
  | { dialog: 'data' | 'delete' | 'password' | 'codes'; user: AdminUser }
  | { dialog: 'change'; user: AdminUser; change: UserChange };

/**
 * The dialogs about one user of a list. They are rendered beside the list instead of in its rows: rotating a tablet
 * replaces table rows by cards, and the dialog has to stay open.
 */
export function useUserDialogs() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  // When the request fails, a dialog about another user may be open.
  const look = useViewUserData((id) =>
    setOpened((now) => (now?.dialog === 'data' && now.user.id === id ? undefined : now)),
  );
  const handlers: UserHandlers = {
    onView: (user) => {
      setOpened({ dialog: 'data', user });
      look.mutate(user.id);
    },
    onChange: (user, change) => setOpened({ dialog: 'change', user, change }),
    onNewPassword: (user) => setOpened({ dialog: 'password', user }),
    onResetCodes: (user) => setOpened({ dialog: 'codes', user }),
    onDelete: (user) => setOpened({ dialog: 'delete', user }),
  };
  const dialogs = opened && (
    <>
      {opened.dialog === 'data' && <UserDataDialog user={opened.user} data={look.data} onClose={close} />}
      {opened.dialog === 'change' && (
        <ChangeUserDialog user={opened.user} change={opened.change} onClose={close} />
      )}
      {opened.dialog === 'password' && <PasswordLinkDialog user={opened.user} onClose={close} />}
      {opened.dialog === 'codes' && <ResetCodesDialog user={opened.user} onClose={close} />}
      {opened.dialog === 'delete' && <DeleteUserDialog user={opened.user} onClose={close} />}
    </>
  );
  return { handlers, dialogs };
}

/** Asks before somebody's password alone signs them in again. */
function ResetCodesDialog({ user: { id, username }, onClose }: DeleteUserDialogProps) {
  const { mutate, isPending } = useResetSecondFactor(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Turn off the one-time codes of {username}', { username })}
      description={t(
        'Do this if {username} has lost their phone and their recovery codes, and asks you in person. Their password alone signs them in then. It is recorded, and they see it on the Security tab.',
        { username },
      )}
      actionLabel={t('Turn off')}
      icon={ShieldOff}
      pending={isPending}
      pendingLabel={t('Turning off...')}
      onConfirm={() => mutate(id)}
    />
  );
}

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const deletion = useDeleteUser(onClose);
  const { data: orders } = useQuery({ ...ordersOfUserQuery(user.id), refetchOnMount: 'always' });
  const open = (orders ?? []).filter(isUnsettled).map(({ id }) => id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Delete {username}', { username: user.username })}
      description={t('Are you sure you want to delete this user? This action cannot be undone.{open}', {
        open: describeOpen(open),
      })}
      actionLabel={t('Delete')}
      pending={deletion.isPending}
      pendingLabel={t('Deleting...')}
      onConfirm={() => deletion.mutate(user.id)}
    />
  );
}

function describeOpen(ids: readonly number[]): string {
  if (ids.length === 0) return '';
  return ` ${t(
    '{count, select, 1 {{orders} is not settled. Cancel or complete it first if the buyer should hear of it: it stays in the list of orders, but without a name or an address.} other {{orders} are not settled. Cancel or complete them first if the buyer should hear of it: they stay in the list of orders, but without a name or an address.}}',
    { count: ids.length, orders: nameOrders(ids) },
  )}`;
}

interface ChangeUserDialogProps extends DeleteUserDialogProps {
  change: UserChange;
}

/** Asks for confirmation before a person's rights change. */
function ChangeUserDialog({ user, change, onClose }: ChangeUserDialogProps) {
  const { mutate, isPending } = useChangeUser(onClose);
  const { title, description, label, icon } = describeChange(user, change);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actionLabel={label}
      icon={icon}
      pending={isPending}
      pendingLabel={t('Saving...')}
      onConfirm={() => mutate({ id: user.id, change })}
    />
  );
}

function describeChange({ username: name, role: before }: AdminUser, { role, isActive }: UserChange) {
  const links = before === 'admin' ? ` ${t('Invitations and password links that they made end.')}` : '';
  if (isActive === false) {
    return {
      title: t('Deactivate {name}', { name }),
      description: t(
        '{name} will be signed out right away and cannot sign in again. Nothing of theirs is deleted.{links}',
        { name, links },
      ),
      label: t('Deactivate'),
      icon: UserRoundX,
    };
  }
  if (isActive) {
    return {
      title: t('Reactivate {name}', { name }),
      description: t('{name} can sign in again and will find everything as it was.', { name }),
      label: t('Reactivate'),
      icon: UserRoundCheck,
    };
  }
  if (role === 'admin') {
    return {
      title: t('Make {name} an admin', { name }),
      description: t(
        '{name} will be able to see everyone’s data, invite and delete people, and choose who is an admin.',
        { name },
      ),
      label: t('Make admin'),
      icon: Shield,
    };
  }
  return {
    title: t('Make {name} a {role}', { name, role }),
    description:
      role === 'coach'
        ? t('{name} will see only what people agree to share, and nothing of anyone else.{links}', {
            name,
            links,
          })
        : t('{name} keeps their own data but can no longer see anyone else’s.{links}', { name, links }),
    label: t('Make {role}', { role }),
    icon: role === 'coach' ? HeartHandshake : UserRound,
  };
}
