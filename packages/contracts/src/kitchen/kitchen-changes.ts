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
      'Server-sent events: ‘changed’ whenever something of the kitchen was changed in another tab than `tab`. Ends when people come or leave; 503 where changes cannot be heard of.',
    query: z.object({ tab: tabSchema }),
    file: ['text/event-stream'],
  }),
};
