import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { useLayer } from './open-layers.ts';
import { useFocusReturn } from './use-return-focus.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  /** Content to the left of the close button. */
  head: ReactNode;
  children: ReactNode;
}

/** A panel in the board's style that slides in from the left. */
export function Drawer({ open, onOpenChange, label, head, children }: DrawerProps) {
  useLayer(open, () => onOpenChange(false));
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="drawer-panel fixed inset-y-0 left-0 z-50 flex w-[304px] max-w-[84vw] flex-col overflow-x-hidden overflow-y-auto bg-board pb-[env(safe-area-inset-bottom)] text-board-ink shadow-float"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <div className="relative flex h-(--header-h) shrink-0 items-center justify-between pr-2 pl-4">
            {head}
            <Dialog.Close
              aria-label={t('Close menu')}
              className="grid size-11 place-items-center rounded-md hover:bg-board-raised"
            >
              <X className="size-6" aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
