import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CHANGES_CHANNEL, tabChannel } from './browser/tab-channel.ts';

const changes = tabChannel(CHANGES_CHANNEL);

/** Tells the other tabs of this browser that something has changed. */
export function broadcastChange(): void {
  changes.broadcast();
}

/** Refetches what is on the screen whenever another tab has changed something. */
export function useChangesElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => changes.subscribe(() => void client.invalidateQueries()), [client]);
}
