import type { AdminUser } from '@game-plan/contracts/admin';
import { useDeleteUser } from '#data/admin.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

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
