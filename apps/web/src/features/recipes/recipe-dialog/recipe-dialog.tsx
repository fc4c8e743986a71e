import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import type { ReactNode } from 'react';
import { DialogBand } from '#ui/dialog/dialog-band.tsx';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { RecipeDetail } from './recipe-detail.tsx';

interface RecipeDialogProps {
  recipe: Recipe;
  onClose: () => void;
}

export function RecipeDialog({ recipe, onClose }: RecipeDialogProps) {
  return (
    <RecipeFrame onClose={onClose}>
      <RecipeDetail recipe={recipe} onClose={onClose} />
    </RecipeFrame>
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
