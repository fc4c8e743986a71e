import { kitchenChanges } from '@game-plan/contracts/kitchen/kitchen-changes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TAB_ID } from '#lib/api/tab-id.ts';

/** Polling interval if the stream fails; a list that two people shop from must not be older. */
const ASK_MILLISECONDS = 10_000;
/** How long a hidden window keeps its stream, because browsers allow six connections per server. */
const HIDDEN_MILLISECONDS = 30_000;
/** Changes within this time are fetched together. */
const GATHER_MILLISECONDS = 300;

/**
 * Refetches what is on the screen whenever another member, or the person on another device, has changed something;
 * polls while the stream of changes is interrupted.
 */
export function useKitchenChanges(): void {
  const client = useQueryClient();
  useEffect(() => (typeof EventSource === 'undefined' ? undefined : followChanges(client)), [client]);
}

function followChanges(client: QueryClient): () => void {
  let stream: EventSource | undefined;
  let hasMissed = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void client.invalidateQueries();
    }, GATHER_MILLISECONDS);
  };
  const open = () => {
    if (stream || document.hidden) return;
    const opened = new EventSource(`${kitchenChanges.stream.path}?tab=${TAB_ID}`);
    stream = opened;
    opened.addEventListener('changed', read);
    opened.addEventListener('open', () => {
      if (hasMissed) read();
      hasMissed = false;
    });
    opened.addEventListener('error', () => {
      hasMissed = true;
      // The browser reconnects by itself, unless the server refused the stream.
      if (opened.readyState !== EventSource.CLOSED || opened !== stream) return;
      stream = undefined;
      asking = setTimeout(() => {
        if (!document.hidden) read();
        open();
      }, ASK_MILLISECONDS);
    });
  };
  const close = () => {
    clearTimeout(asking);
    if (stream) hasMissed = true;
    stream?.close();
    stream = undefined;
  };
  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(close, HIDDEN_MILLISECONDS);
    else open();
  };

  document.addEventListener('visibilitychange', onVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiding);
    clearTimeout(gathering);
    close();
  };
}
