import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { Recycle, Utensils } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useClearExpired, useDeleteIngredient } from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { type InventoryDialog, OpenDialogContext } from './inventory-dialog.ts';

/** In a separate file, because no page needs a form to be shown. */
const IngredientFormDialog = lazyDialog(
  () => import('./form/ingredient-form-dialog.tsx'),
  'IngredientFormDialog',
);
const BatchesDialog = lazyDialog(() => import('./batches/batches-dialog.tsx'), 'BatchesDialog');
const MinimumDialog = lazyDialog(() => import('./minimum-dialog.tsx'), 'MinimumDialog');
const QuickAddDialog = lazyDialog(() => import('./quick-add/quick-add-dialog.tsx'), 'QuickAddDialog');

/** Holds the open dialog outside the inventory, so that the many cards do not rerender when it changes. */
export function InventoryDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly dialog: InventoryDialog; readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const show = useCallback((dialog: InventoryDialog) => {
    setShown((last) => ({ dialog, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  }, []);
  return (
    <OpenDialogContext value={show}>
      {children}
      {/* A closed dialog stays mounted until the next opens, for its closing animation. Each opening starts with fresh state. */}
      {shown && <DialogOf key={shown.visit} dialog={shown.dialog} open={open} onOpenChange={setOpen} />}
    </OpenDialogContext>
  );
}

interface DialogOfProps {
  dialog: InventoryDialog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function DialogOf({ dialog, ...rest }: DialogOfProps) {
  switch (dialog.kind) {
    case 'quick add':
      return <QuickAddDialog {...rest} />;
    case 'custom add':
      return <IngredientFormDialog {...rest} name={dialog.name} />;
    case 'edit':
      return <IngredientFormDialog {...rest} ingredient={dialog.ingredient} />;
    case 'batches':
      return <BatchesDialog {...rest} ingredient={dialog.ingredient} />;
    case 'minimum':
      return <MinimumDialog {...rest} ingredient={dialog.ingredient} />;
    case 'delete':
      return <DeleteIngredientDialog {...rest} ingredient={dialog.ingredient} />;
    case 'clear expired':
      return <ClearExpiredDialog {...rest} />;
  }
}

const WHERE_IT_WENT = [
  { why: 'eaten', label: t('Eaten'), icon: Utensils },
  { why: 'thrown away', label: t('Thrown away'), icon: Recycle },
] as const;

interface DeleteIngredientDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ingredient: Ingredient;
}

function DeleteIngredientDialog({ open, onOpenChange, ingredient }: DeleteIngredientDialogProps) {
  const deletion = useDeleteIngredient(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Delete {name}', { name: ingredient.name })}
      description={t('Are you sure you want to delete this ingredient?')}
      actionLabel={t('Delete')}
      pending={deletion.isPending}
      pendingLabel={t('Deleting...')}
      onConfirm={() => deletion.mutate({ ingredient })}
    >
      {/* In one press, for the log of where food goes. */}
      <p className="mt-5 text-sm text-muted">{t('Or say where it went:')}</p>
      <div className="mt-2 flex gap-2 *:flex-1">
        {WHERE_IT_WENT.map(({ why, label, icon }) => (
          <Button
            key={why}
            variant="secondary"
            icon={icon}
            disabled={deletion.isPending}
            onClick={() => deletion.mutate({ ingredient, why })}
          >
            {label}
          </Button>
        ))}
      </div>
    </ConfirmDialog>
  );
}

interface ClearExpiredDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ClearExpiredDialog({ open, onOpenChange }: ClearExpiredDialogProps) {
  const clearing = useClearExpired(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Clear Expired')}
      description={t('Are you sure you want to clear all expired ingredients?')}
      actionLabel={t('Clear Expired')}
      pending={clearing.isPending}
      pendingLabel={t('Clearing...')}
      onConfirm={() => clearing.mutate(today())}
    />
  );
}
