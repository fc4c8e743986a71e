import { connectionFault, serverMessage } from '#lib/api/api-error.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';

/**
 * Says that a change failed, and why: in the server's own sentence, or that nobody was reached.
 * @param otherwise said where the server gave no sentence, before the connection that may be missing
 */
export function toastFailure(
  title: string,
  error: Error,
  { otherwise, action }: { otherwise?: string; action?: ToastMessage['action'] } = {},
): void {
  toast({
    title,
    description: serverMessage(error) ?? withFault(otherwise, connectionFault(error)),
    variant: 'destructive',
    ...(action && { action }),
  });
}

/** 'Failed to update goals. This device is offline. Try again once you are connected.' */
function withFault(otherwise: string | undefined, fault: string | undefined): string | undefined {
  if (otherwise === undefined || fault === undefined || otherwise === fault) return otherwise ?? fault;
  return `${otherwise.replace(/\.$/, '')}. ${fault}`;
}
