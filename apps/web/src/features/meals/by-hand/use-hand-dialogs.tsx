import type { OwnFood } from '@game-plan/contracts/food/own-foods';
import { Flame, NotebookPen, ScanBarcode } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { draftOfCalories, draftOfFound, draftOfOwnFood, type NewFood } from '../draft-food.ts';
import type { FoodStart } from './own-food-form.tsx';

const OwnFoodDialog = lazyDialog(() => import('./own-food-dialog.tsx'), 'OwnFoodDialog');
const MyFoodsDialog = lazyDialog(() => import('./my-foods-dialog.tsx'), 'MyFoodsDialog');
const CaloriesDialog = lazyDialog(() => import('./calories-dialog.tsx'), 'CaloriesDialog');
const BarcodeDialog = lazyDialog(() => import('../barcode/barcode-dialog.tsx'), 'BarcodeDialog');

type Shown =
  | { readonly kind: 'new'; readonly start: FoodStart }
  | { readonly kind: 'edit'; readonly food: OwnFood }
  | { readonly kind: 'mine' | 'calories' | 'barcode' };

interface HandDialogs {
  /** Opens one of them. */
  readonly show: (dialog: Shown) => void;
  /** The open one. */
  readonly dialog: ReactNode;
}

/** The dialogs for foods that no search finds: a label, only calories, a barcode, and the saved own foods. */
export function useHandDialogs(onAdd: (food: NewFood) => void): HandDialogs {
  const [shown, setShown] = useState<Shown & { readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const show = (dialog: Shown) => {
    setShown((last) => ({ ...dialog, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };
  const addAndClose = (food: NewFood) => {
    setOpen(false);
    onAdd(food);
  };
  const frame = { open, onOpenChange: setOpen };
  return {
    show,
    // A closed dialog stays mounted until the next opens, for its closing animation. Each opening starts with fresh
    // state.
    dialog: shown && <Fragment key={shown.visit}>{content()}</Fragment>,
  };

  function content(): ReactNode {
    if (!shown) return null;
    switch (shown.kind) {
      case 'new':
        return (
          <OwnFoodDialog {...frame} start={shown.start} onSaved={(food) => onAdd(draftOfOwnFood(food))} />
        );
      case 'edit':
        return <OwnFoodDialog {...frame} food={shown.food} onSaved={() => show({ kind: 'mine' })} />;
      case 'mine':
        return (
          <MyFoodsDialog
            {...frame}
            onAdd={(food) => addAndClose(draftOfOwnFood(food))}
            onEdit={(food) => show({ kind: 'edit', food })}
            onNew={() => show({ kind: 'new', start: {} })}
          />
        );
      case 'calories':
        return (
          <CaloriesDialog {...frame} onAdd={(name, calories) => onAdd(draftOfCalories(name, calories))} />
        );
      case 'barcode':
        return (
          <BarcodeDialog
            {...frame}
            onAdd={(food) => addAndClose(draftOfFound(food))}
            onKeep={(gtin) => show({ kind: 'new', start: { gtin } })}
          />
        );
    }
  }
}

/** Buttons for foods that no search finds. */
export function OtherWays({ show }: Pick<ReturnType<typeof useHandDialogs>, 'show'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-2 max-sm:[&_svg]:hidden">
      <Button variant="secondary" size="sm" icon={ScanBarcode} onClick={() => show({ kind: 'barcode' })}>
        {t('Scan barcode')}
      </Button>
      <Button variant="secondary" size="sm" icon={NotebookPen} onClick={() => show({ kind: 'mine' })}>
        {t('My foods')}
      </Button>
      <Button variant="secondary" size="sm" icon={Flame} onClick={() => show({ kind: 'calories' })}>
        {t('Just calories')}
      </Button>
    </div>
  );
}
