import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface SaveDialogProps extends Omit<DialogProps, 'footer'> {
  /** What the dialog is for; it stands beside Cancel. */
  action: ReactNode;
  /** The action is on its way to the server. */
  pending?: boolean;
}

/** A dialog with one action. While that is on its way the dialog stays open, so that a failure loses nothing. */
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
            Cancel
          </Button>
          {action}
        </>
      }
    />
  );
}
