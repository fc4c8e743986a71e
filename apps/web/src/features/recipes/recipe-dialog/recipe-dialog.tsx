import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import type { ReactNode } from 'react';
import { DialogBand, DialogTitle } from '#ui/dialog/dialog-band.tsx';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { Loading } from '#ui/state/loading.tsx';

/** A file of its own: it brings along the table of foods, which weighs more than all pages together. */
const RecipeDetail = lazyDialog(() => import('./recipe-detail.tsx'), 'RecipeDetail');
// Whoever loads the dialog shows it soon.
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

/** What a RecipeFrame shows of a recipe, once it is loaded. */
export function RecipeContent(props: RecipeDialogProps) {
  return <RecipeDetail {...props} meanwhile={<RecipeLoading />} />;
}

/** What a RecipeFrame shows until there is a recipe. */
export function RecipeLoading() {
  return (
    <div className="p-6">
      <DialogTitle className="sr-only">Recipe</DialogTitle>
      <Loading label="Loading recipe" className="min-h-80" />
    </div>
  );
}

interface RecipeFrameProps {
  onClose: () => unknown;
  /** Includes a DialogTitle. */
  children: ReactNode;
}

/** The dialog around a recipe, or around what is said while there is none. */
export function RecipeFrame({ onClose, children }: RecipeFrameProps) {
  return (
    <DialogFrame open isInAddress onOpenChange={onClose} size="widest">
      <DialogBand label="Recipe" />
      {children}
    </DialogFrame>
  );
}
