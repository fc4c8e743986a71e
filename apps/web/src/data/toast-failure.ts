import { connectionFault, serverMessage } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';
import { NotConfirmedError } from './call-confirmed.ts';

/**
 * Reports a failed change with the reason: the server's message, or that the server was unreachable. A change that the person
 * did not confirm is none.
 * @param otherwise used if the server gave no message
 */
export function toastFailure(
  title: string,
  error: Error,
  { otherwise, action }: { otherwise?: string; action?: ToastMessage['action'] } = {},
): void {
  // The person knows why nothing was saved.
  if (error instanceof NotConfirmedError) return;
  toast({
    title,
    description: serverMessage(error) ?? otherwise ?? connectionFault(error),
    variant: 'destructive',
    ...(action && { action }),
  });
}

/** Reports a failure in fixed words, with the reason below if known. */
export function toastFixedFailure(
  { title = t('Error'), ...message }: Pick<ToastMessage, 'description' | 'action'> & { title?: string },
  error: Error,
): void {
  const reason = serverMessage(error) ?? connectionFault(error);
  toast({ title, ...message, variant: 'destructive', reason });
}
