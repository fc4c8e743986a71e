import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailSchema, idSchema, instantSchema } from './primitives.ts';

const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  isUsed: z.boolean(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** The link to send; null once it is used or has expired. */
  inviteUrl: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const inviteBody = z.object({ email: emailSchema('Valid email is required') });

export const admin = {
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/invite',
    access: 'admin',
    summary: 'Invite an e-mail address; its earlier pending invitation is replaced.',
    body: inviteBody,
    response: invitationSchema,
    status: 201,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    summary: 'All invitations, newest first.',
    response: z.array(invitationSchema),
  }),
};
