import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { Button } from '../button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface SaveDialogProps extends Omit<DialogProps, 'footer'> {
  /** The dialog's main button, beside Cancel. */
  action: ReactNode;
  /** Whether the action is in progress. */
  pending?: boolean;
}

/** A dialog with one action. It stays open during the action, so that a failure loses no input. */
export function SaveDialog({ open, onOpenChange, action, pending = false, ...rest }: SaveDialogProps) {
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        if (next || !pending) onOpenChange(next);
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
            {t('Cancel')}
          </Button>
          {action}
        </>
      }
    />
  );
}
