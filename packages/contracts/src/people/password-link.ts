import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, instantSchema, text } from '../schemas/primitives.ts';
import { changePasswordBody, sessionSchema } from './auth.ts';

const CODE_MAX = 100;

/** What the holder of a link for a new password may see before setting one. */
const linkStateSchema = z.object({
  /** 'gone' if it is incomplete or withdrawn, or the password has been changed since, for example with the link itself. */
  state: z.enum(['open', 'expired', 'gone']),
  /** Whose password it sets; null unless it is open. */
  username: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
});
export type PasswordLinkState = z.infer<typeof linkStateSchema>;

export const newPasswordBody = changePasswordBody.pick({ newPassword: true });

/** Links by which an admin lets a locked-out person set a new password. */
export const passwordLink = {
  make: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/password-link',
    access: 'admin',
    summary: 'Make a link with which a locked-out user sets a new password once, within a day; recorded.',
    params: idParams,
    response: z.object({ url: z.string(), expiresAt: instantSchema }),
    status: 201,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/password-link',
    access: 'admin',
    summary: 'End all links for a new password of a user that were not used yet; recorded.',
    params: idParams,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/auth/password-link',
    access: 'public',
    summary: 'Whether an admin’s link for a new password can still be used.',
    query: z.object({ code: text(CODE_MAX) }),
    response: linkStateSchema,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/auth/password-link',
    access: 'public',
    summary: 'Set a new password with an admin’s link, and sign in; all other sessions end.',
    body: newPasswordBody.extend({ code: text(CODE_MAX) }),
    response: sessionSchema,
  }),
};
