import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './api-error.ts';

/**
 * The cache of everything read. Nothing is refetched on its own or retried; a successful change refetches all
 * that is on screen, so that no feature needs another's keys.
 * `onSignedOut` runs when an answer shows that the session has ended.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data) => {
        if (data === null) onSignedOut(client);
      },
      onError: (error) => {
        if (isSignedOut(error)) onSignedOut(client);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: () => {
        void client.invalidateQueries();
      },
      onError: (error) => {
        if (isSignedOut(error)) onSignedOut(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Offline is an error to show in words, not a wait without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
