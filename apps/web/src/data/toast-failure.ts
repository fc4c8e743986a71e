import { serverMessage } from '#lib/api/api-error.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';

/**
 * Says that a change failed, and why in the server's own sentence.
 * @param otherwise said instead where the server gave no sentence
 */
export function toastFailure(
  title: string,
  error: Error,
  { otherwise, action }: { otherwise?: string; action?: ToastMessage['action'] } = {},
): void {
  toast({
    title,
    description: serverMessage(error) ?? otherwise,
    variant: 'destructive',
    ...(action && { action }),
  });
}
