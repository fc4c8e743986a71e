import type { Ingredient } from '@game-plan/contracts/ingredients';
import { useDeleteIngredient } from '#data/ingredients.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface DeleteIngredientDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ingredient: Ingredient;
}

export function DeleteIngredientDialog({ open, onOpenChange, ingredient }: DeleteIngredientDialogProps) {
  const deletion = useDeleteIngredient(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${ingredient.name}`}
      description="Are you sure you want to delete this ingredient?"
      actionLabel="Delete"
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      onConfirm={() => deletion.mutate(ingredient.id)}
    />
  );
}
