import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { cx } from '#ui/cx.ts';
import { DialogBand, DialogTitle } from '#ui/dialog/dialog-band.tsx';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { RECIPE_HEIGHT } from '../recipe-layout.ts';

/** In a separate file, because it contains the food table, which is larger than all pages together. */
const RecipeDetail = lazyDialog(() => import('./recipe-detail.tsx'), 'RecipeDetail');
// Loads the content with the dialog, because it is shown soon.
RecipeDetail.preload();

interface RecipeDialogProps {
  recipe: Recipe;
  onClose: () => void | Promise<void>;
}

export function RecipeDialog(props: RecipeDialogProps) {
  return (
    <RecipeFrame onClose={props.onClose}>
      <RecipeContent {...props} />
    </RecipeFrame>
  );
}

/** A recipe inside a RecipeFrame, once it is loaded. */
export function RecipeContent(props: RecipeDialogProps) {
  return <RecipeDetail {...props} meanwhile={<RecipeLoading />} />;
}

/** Shown inside a RecipeFrame until there is a recipe. */
export function RecipeLoading() {
  return (
    <div className={cx('p-6', RECIPE_HEIGHT)}>
      <DialogTitle className="sr-only">{t('Recipe')}</DialogTitle>
      <Loading label={t('Loading recipe')} className="min-h-80" />
    </div>
  );
}

interface RecipeFrameProps {
  onClose: () => unknown;
  /** Whether it opens without moving. */
  isThereAtOnce?: boolean;
  /** Must include a DialogTitle. */
  children: ReactNode;
}

/** The dialog around a recipe or its loading and error states. */
export function RecipeFrame({ onClose, isThereAtOnce = false, children }: RecipeFrameProps) {
  return (
    <DialogFrame open isInAddress isThereAtOnce={isThereAtOnce} onOpenChange={onClose} size="widest">
      <DialogBand label={t('Recipe')} />
      {children}
    </DialogFrame>
  );
}
