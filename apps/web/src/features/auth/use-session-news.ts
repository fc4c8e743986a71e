import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPerson, sessionQuery } from './auth-queries.ts';
import { hearOtherTabs } from './session-channel.ts';

/**
 * Asks anew who is signed in when another tab has changed it. What was read for the earlier person goes at once: nobody
 * sees it, or writes into it, as somebody else.
 */
export function useSessionNews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      hearOtherTabs(() => {
        forgetPerson(client);
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [client],
  );
}
