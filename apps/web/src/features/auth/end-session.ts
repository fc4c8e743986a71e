import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast-store.ts';
import { sessionQuery } from './auth-queries.ts';

/** Shows the door, and why: the server has said that the session is over. */
export function endSession(client: QueryClient): void {
  if (!client.getQueryData(sessionQuery.queryKey)) return;
  client.setQueryData(sessionQuery.queryKey, null);
  toast({ title: 'You are signed out', description: 'Your session has ended. Please sign in again.' });
}
