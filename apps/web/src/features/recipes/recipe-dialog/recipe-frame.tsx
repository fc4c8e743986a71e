import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogClose, DialogFrame } from '#ui/dialog-frame.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface RecipeFrameProps {
  onClose: () => unknown;
  /** Includes a DialogTitle. */
  children: ReactNode;
}

/** The dialog around a recipe, or around what is said while there is none. */
export function RecipeFrame({ onClose, children }: RecipeFrameProps) {
  return (
    <DialogFrame open isInAddress onOpenChange={onClose} size="widest">
      <DialogClose asChild>
        <IconButton
          label="Close dialog"
          icon={X}
          className="absolute top-3 right-3 z-10 rounded-full! border border-line bg-surface shadow-rest"
        />
      </DialogClose>
      {children}
    </DialogFrame>
  );
}
