import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { t } from '#lib/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SaveDialog, type SaveDialogProps } from './save-dialog.tsx';

interface FormDialogProps extends SaveDialogProps {
  /** What is lost if it is closed after something was typed: 'This food is not saved yet and would be lost.' */
  loses: string;
}

/** A dialog with a form of several fields: once something was typed, it asks before it is closed without saving. */
export function FormDialog({ loses, onOpenChange, children, ...rest }: FormDialogProps) {
  const { open } = rest;
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!open && isTyped) setTyped(false);
  return (
    <>
      <SaveDialog
        {...rest}
        onOpenChange={(next) => {
          if (!next && isTyped) setAsking(true);
          else onOpenChange(next);
        }}
      >
        <div onChange={() => setTyped(true)}>{children}</div>
      </SaveDialog>
      <ConfirmDialog
        open={isAsking && open}
        onOpenChange={setAsking}
        title={t('Leave without saving?')}
        description={loses}
        actionLabel={t('Leave')}
        icon={LogOut}
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </>
  );
}
