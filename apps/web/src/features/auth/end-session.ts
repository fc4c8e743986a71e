import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './auth-queries.ts';

/** Shows the door: the server has said that the session is over. */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(sessionQuery.queryKey)) client.setQueryData(sessionQuery.queryKey, null);
}
