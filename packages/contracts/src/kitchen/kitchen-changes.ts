import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The header that identifies a browser tab, so that it is not notified of its own changes. */
export const TAB_HEADER = 'game-plan-tab';

/** A tab's random id. */
export const tabSchema = z
  .string()
  .max(50, { error: 'Too long', abort: true })
  .regex(/^[\w-]+$/, 'Letters, digits and hyphens');

export const kitchenChanges = {
  stream: endpoint({
    method: 'GET',
    path: '/api/kitchen/changes',
    access: 'user',
    summary:
      'Server-sent events: ‘changed’ after each change of the kitchen, except those made in the tab `tab`. The stream ends when members join or leave; 503 if changes cannot be received.',
    query: z.object({ tab: tabSchema }),
    file: ['text/event-stream'],
  }),
};
