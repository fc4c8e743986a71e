import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const okSchema = z.object({ status: z.literal('ok') });

export const probes = {
  process: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'The process answers.',
    response: okSchema,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary: 'The database answers.',
    response: okSchema,
  }),
};
