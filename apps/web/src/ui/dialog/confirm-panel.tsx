import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { Button } from '../button.tsx';
import { useLayer } from './open-layers.ts';
import { useFocusReturn } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the item: 'Delete Baby spinach'. */
  title: string;
  /** The question; phrasing content, because it is one paragraph. */
  description: ReactNode;
  /** Shown above the buttons. */
  children?: ReactNode;
  /** The label of the destructive button. */
  actionLabel: string;
  /** Performs the action; the dialog stays open until the caller closes it. */
  onConfirm: () => void;
  pending?: boolean;
  pendingLabel?: string;
  icon?: LucideIcon;
}

/** What a ConfirmDialog shows, in a file of its own: no page needs it to be shown. */
export function ConfirmPanel(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, actionLabel, onConfirm } = props;
  const { children, pending = false, pendingLabel, icon: Icon = Trash2 } = props;
  const returnFocus = useFocusReturn();
  // The running action cannot be cancelled, and closing the dialog would suggest that it was.
  const change = (next: boolean) => {
    if (next || !pending) onOpenChange(next);
  };
  useLayer(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-scrim fixed inset-0 z-40 grid place-items-center overflow-hidden bg-scrim p-4 max-sm:place-items-end max-sm:p-0">
          <AlertDialog.Content
            {...returnFocus}
            className="dialog-panel w-full bg-surface p-6 pb-[max(24px,env(safe-area-inset-bottom))] shadow-float max-sm:rounded-t-xl sm:max-w-[440px] sm:rounded-xl"
          >
            <div className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-destructive-soft text-destructive-text">
                <Icon className="size-5.5" aria-hidden="true" />
              </span>
              <div className="min-w-0">
                <AlertDialog.Title className="h-section wrap-anywhere">{title}</AlertDialog.Title>
                <AlertDialog.Description className="mt-1.5 text-muted">{description}</AlertDialog.Description>
              </div>
            </div>
            {children}
            <div className="mt-6 flex justify-end gap-2 max-sm:*:flex-1">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={pending}>
                  {t('Cancel')}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant="destructive"
                icon={Icon}
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {actionLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
