import { useBlocker } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useAskBeforeLeaving } from '#lib/ask-before-leaving.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** Where something is not saved yet; undefined when all is. */
  unsaved: string | undefined;
}

/**
 * Asks before the page is left with something unsaved, which it names, by a link or by signing out; a reload is asked
 * about by the browser.
 */
export function LeaveQuestion({ unsaved }: LeaveQuestionProps) {
  const [leave, setLeave] = useState<() => void>();
  useAskBeforeLeaving(unsaved === undefined ? undefined : (wanted) => setLeave(() => wanted));
  const { status, proceed, reset } = useBlocker({
    // Another tab of this page is not leaving it.
    shouldBlockFn: ({ current, next }) => unsaved !== undefined && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved !== undefined,
    withResolver: true,
  });
  const stay = () => {
    reset?.();
    setLeave(undefined);
  };
  return (
    <ConfirmDialog
      open={status === 'blocked' || leave !== undefined}
      onOpenChange={(open) => !open && stay()}
      title="Leave without saving?"
      description={`Your changes to ${unsaved} are not saved yet and would be lost.`}
      actionLabel="Leave"
      icon={LogOut}
      onConfirm={() => (proceed ?? leave)?.()}
    />
  );
}
