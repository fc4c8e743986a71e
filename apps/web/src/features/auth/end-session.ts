import type { QueryClient } from '@tanstack/react-query';
import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { sessionQuery } from './auth-queries.ts';

const MESSAGE: ToastMessage = {
  title: 'You are signed out',
  description: 'Your session has ended. Please sign in again.',
  variant: 'destructive',
};

/** Shows the door, and why: the server has said that the session is over. */
export function endSession(client: QueryClient): void {
  if (!client.getQueryData(sessionQuery.queryKey)) return;
  client.setQueryData(sessionQuery.queryKey, null);
  // After the change that was refused for it has said that it failed: one message is visible, and this one says why.
  setTimeout(toast, 0, MESSAGE);
}
