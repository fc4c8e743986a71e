import type { AdminUser } from '@game-plan/contracts/admin';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeleteUser } from './admin-queries.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const deletion = useDeleteUser(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${user.username}`}
      description="Are you sure you want to delete this user? This action cannot be undone."
      actionLabel="Delete"
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      onConfirm={() => deletion.mutate(user.id)}
    />
  );
}
