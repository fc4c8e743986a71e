import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { isExpired } from '@game-plan/domain/expiry';
import { Download, Plus, Trash2, Zap } from 'lucide-react';
import { toastNothingToClear } from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { ingredientsCsv } from './ingredients-csv.ts';
import { useOpenDialog } from './inventory-dialog.ts';

interface InventoryActionsProps {
  /** Undefined while loading: then there is nothing to export or clear. */
  ingredients: readonly Ingredient[] | undefined;
}

export function InventoryActions({ ingredients }: InventoryActionsProps) {
  const openDialog = useOpenDialog();

  const exportList = () => {
    if (ingredients) saveTextFile('ingredients.csv', 'text/csv;charset=utf-8', ingredientsCsv(ingredients));
  };
  const clearExpired = () => {
    if (ingredients?.some((ingredient) => isExpired(ingredient, today()))) {
      openDialog({ kind: 'clear expired' });
    } else {
      toastNothingToClear();
    }
  };

  return (
    <>
      <Button icon={Zap} className="max-sm:flex-1" onClick={() => openDialog({ kind: 'quick add' })}>
        {t('Quick Add')}
      </Button>
      <Button
        variant="secondary"
        icon={Plus}
        className="max-sm:flex-1"
        onClick={() => openDialog({ kind: 'custom add' })}
      >
        {t('Custom Add')}
      </Button>
      <span className="flex flex-wrap gap-2 max-sm:w-full">
        <Button
          variant="ghost"
          icon={Download}
          className="max-sm:flex-1"
          disabled={!ingredients?.length}
          onClick={exportList}
        >
          {t('Export List')}
        </Button>
        <Button
          variant="destructive-ghost"
          icon={Trash2}
          className="max-sm:flex-1"
          disabled={!ingredients}
          onClick={clearExpired}
        >
          {t('Clear Expired')}
        </Button>
      </span>
    </>
  );
}

/** Downloads a text as a file. */
function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download may start after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
