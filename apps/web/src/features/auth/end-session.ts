import type { QueryClient } from '@tanstack/react-query';
import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { endedSessionQuery, sessionQuery } from './auth-queries.ts';

const MESSAGE: ToastMessage = {
  title: 'You are signed out',
  description: 'Your session has ended. Please sign in again.',
  variant: 'destructive',
};

/** Shows the door, and why: the server has said that the session is over. What was begun waits for the person to be back. */
export function endSession(client: QueryClient): void {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (!session) return;
  client.setQueryData(endedSessionQuery.queryKey, session);
  client.setQueryData(sessionQuery.queryKey, null);
  toast(MESSAGE);
}
