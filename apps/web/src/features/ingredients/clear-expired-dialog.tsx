import { useClearExpired } from '#data/ingredients.ts';
import { today } from '#lib/today.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface ClearExpiredDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ClearExpiredDialog({ open, onOpenChange }: ClearExpiredDialogProps) {
  const clearing = useClearExpired(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Clear Expired"
      description="Are you sure you want to clear all expired ingredients?"
      actionLabel="Clear Expired"
      pending={clearing.isPending}
      pendingLabel="Clearing..."
      onConfirm={() => clearing.mutate(today())}
    />
  );
}
