import { auth } from '@game-plan/contracts/auth';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api.ts';
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
  const now = await call(auth.me).catch(() => null);
  if (now?.user.id !== client.getQueryData(queryKey)?.user.id) forgetPerson(client);
  client.setQueryData(queryKey, now);
}
