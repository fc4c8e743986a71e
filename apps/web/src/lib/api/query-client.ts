import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { broadcastChange } from '../changes-elsewhere.ts';
import { isNotFound, isSignedOut } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Whether success ends the session. */
      readonly endsSession?: boolean;
      /** Beginnings of the addresses whose data success makes outdated; without it, all data. */
      readonly outdates?: readonly string[];
    };
  }
}

/**
 * Creates the query cache. Data is not refetched on its own; a successful change refetches everything on the screen,
 * here and in other tabs, so that no feature needs another's query keys. One that says what it makes outdated (`outdates`)
 * refetches only that, here. `onSignedOut` runs when a response shows that the session has ended.
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
        // Nothing is fetched after the session has ended.
        if (mutation.meta?.endsSession) return;
        const outdated = mutation.meta?.outdates;
        if (outdated) {
          const isOutdated = (address: unknown) => outdated.some((one) => String(address).startsWith(one));
          void client.invalidateQueries({ predicate: ({ queryKey }) => isOutdated(queryKey[0]) });
          return;
        }
        void client.invalidateQueries();
        broadcastChange();
      },
      onError: (error) => {
        // Deferred until the mutation has shown its error, because only one message is visible and the sign-out's
        // should win.
        if (isSignedOut(error)) setTimeout(onSignedOut, 0, client);
        // The item was deleted in another tab or on another device, so the screen is outdated.
        if (isNotFound(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // Failed reads are repeated when the connection is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: false,
        // Offline requests fail with a message instead of waiting endlessly.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
