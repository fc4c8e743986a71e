import { auth } from '@game-plan/contracts/auth';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api.ts';
import { isSignedOut } from '#lib/api-error.ts';
import { forgetPerson, sessionQuery } from './auth-queries.ts';
import { sessionChannel } from './session-channel.ts';

/**
 * Asks anew who is signed in when another tab has changed it. For somebody else all that was read goes at once: nobody
 * sees it, or writes into it, as another person. Whoever only signed in again keeps what they had begun here.
 */
export function useSessionNews(): void {
  const client = useQueryClient();
  useEffect(() => sessionChannel.hear(() => void askAgain(client)), [client]);
}

async function askAgain(client: QueryClient): Promise<void> {
  const { queryKey } = sessionQuery;
  // An answer under way may be of before the news; whoever waits for it hears nothing more.
  await client.cancelQueries({ queryKey: whoQuery.queryKey });
  const now = await client.fetchQuery(whoQuery).catch(() => undefined);
  if (!now) return;
  if (now.session?.user.id !== client.getQueryData(queryKey)?.user.id) forgetPerson(client);
  client.setQueryData(queryKey, now.session);
}

/** Beside the session itself, which is left as it is until there is an answer: a server that is away signs nobody out. */
const whoQuery = queryOptions({
  queryKey: ['who is signed in now'],
  queryFn: async () => ({
    session: await call(auth.me).catch((error: unknown) => {
      if (isSignedOut(error)) return null;
      throw error;
    }),
  }),
  retry: true,
  staleTime: 0,
  gcTime: 0,
});
