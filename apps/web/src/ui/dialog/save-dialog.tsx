import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface SaveDialogProps extends Omit<DialogProps, 'footer'> {
  /** The dialog's main button, beside Cancel. */
  action: ReactNode;
  /** Whether the action is in progress. */
  pending?: boolean;
  /**
   * What is lost, if something was typed and the dialog is closed by other means than Cancel, which may be a slip: 'This
   * food is not saved yet and would be lost.' Without it nothing is asked.
   */
  loses?: string;
}

/** A dialog with one action. It stays open during the action, so that a failure loses no input. */
export function SaveDialog(props: SaveDialogProps) {
  const { open, onOpenChange, action, pending = false, loses, children, ...rest } = props;
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!open && isTyped) setTyped(false);
  return (
    <>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          if (!next && pending) return;
          if (!next && loses !== undefined && isTyped) setAsking(true);
          else onOpenChange(next);
        }}
        footer={
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
              Cancel
            </Button>
            {action}
          </>
        }
      >
        {loses === undefined ? children : <div onChange={() => setTyped(true)}>{children}</div>}
      </Dialog>
      {loses !== undefined && (
        <ConfirmDialog
          open={isAsking && open}
          onOpenChange={setAsking}
          title="Leave without saving?"
          description={loses}
          actionLabel="Leave"
          icon={LogOut}
          onConfirm={() => {
            setAsking(false);
            onOpenChange(false);
          }}
        />
      )}
    </>
  );
}
