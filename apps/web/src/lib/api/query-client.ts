import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { broadcastChange } from '../changes-elsewhere.ts';
import { isNotFound, isSignedOut } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Its success signs the person out. */
      readonly endsSession?: boolean;
    };
  }
}

/**
 * The cache of everything read. Nothing that was read is refetched on its own; a successful change refetches all
 * that is on screen, here and in the other tabs of this browser, so that no feature needs another's keys.
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
      onSuccess: (_data, _variables, _onMutateResult, mutation) => {
        // After the end of a session nothing is fetched.
        if (mutation.meta?.endsSession) return;
        void client.invalidateQueries();
        broadcastChange();
      },
      onError: (error) => {
        // After the change itself has ended and said so: one message is visible, and the other one says why.
        if (isSignedOut(error)) setTimeout(onSignedOut, 0, client);
        // What was to be changed is gone, by another tab or device: the screen is of an earlier time.
        if (isNotFound(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // What could not be read comes by itself once there is a connection again.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: false,
        // Offline is an error to show in words, not a wait without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
