import { useBlocker } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before the page is left with something unsaved, which it names; a reload is asked about by the browser. */
export function LeaveQuestion({ unsaved }: { unsaved: string | undefined }) {
  const { status, proceed, reset } = useBlocker({
    // Another tab of this page is not leaving it.
    shouldBlockFn: ({ current, next }) => unsaved !== undefined && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved !== undefined,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Leave without saving?"
      description={`Your changes to ${unsaved} are not saved yet and would be lost.`}
      actionLabel="Leave"
      icon={LogOut}
      onConfirm={() => proceed?.()}
    />
  );
}
