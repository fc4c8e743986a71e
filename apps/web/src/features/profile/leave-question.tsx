import { useBlocker } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** Where something is not saved yet; undefined when all is. */
  unsaved: string | undefined;
  /** Whether Sign out was pressed, which is no navigation. */
  signingOut: boolean;
  onSignOut: () => void;
  onStay: () => void;
}

/** Asks before the page is left with something unsaved, which it names; a reload is asked about by the browser. */
export function LeaveQuestion({ unsaved, signingOut, onSignOut, onStay }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    // Another tab of this page is not leaving it.
    shouldBlockFn: ({ current, next }) => unsaved !== undefined && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved !== undefined,
    withResolver: true,
  });
  const stay = () => {
    reset?.();
    onStay();
  };
  return (
    <ConfirmDialog
      open={status === 'blocked' || signingOut}
      onOpenChange={(open) => !open && stay()}
      title="Leave without saving?"
      description={`Your changes to ${unsaved} are not saved yet and would be lost.`}
      actionLabel="Leave"
      icon={LogOut}
      onConfirm={proceed ?? onSignOut}
    />
  );
}
