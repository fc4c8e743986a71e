import { connectionFault, serverMessage } from '#lib/api/api-error.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';

/**
 * Says that a change failed, and why: in the server's own sentence, or that the server was not reached.
 * @param otherwise said instead where the server gave no sentence
 */
export function toastFailure(
  title: string,
  error: Error,
  { otherwise, action }: { otherwise?: string; action?: ToastMessage['action'] } = {},
): void {
  toast({
    title,
    description: serverMessage(error) ?? otherwise ?? connectionFault(error),
    variant: 'destructive',
    ...(action && { action }),
  });
}

/** Says that something failed in fixed words, and under them why, where that is known. */
export function toastFixedFailure(
  { title = 'Error', ...message }: Pick<ToastMessage, 'description' | 'action'> & { title?: string },
  error: Error,
): void {
  const reason = serverMessage(error) ?? connectionFault(error);
  toast({ title, ...message, variant: 'destructive', reason });
}
