import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PICTURE_ADDRESS_MAX, publicPictureUrl } from '../schemas/picture-address.ts';
import { instantSchema, text } from '../schemas/primitives.ts';
import { userSchema } from './auth.ts';

export const profilePhotoBody = z.object({
  profilePhotoUrl: text(PICTURE_ADDRESS_MAX).min(1, 'Enter the address of a picture').pipe(publicPictureUrl),
});

const accountSessionSchema = z.object({
  /** 'Chromium on Linux', from the browser's User-Agent; null if unknown. */
  device: z.string().nullable(),
  signedInAt: instantSchema.nullable(),
  /** The day (UTC) of last use. */
  lastUsedOn: z.string().nullable(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

const accountSecuritySchema = z.object({
  /** The account's open sessions, newest first. */
  sessions: z.array(accountSessionSchema),
  /** When an admin last viewed the person's data; null if never. */
  lastAdminView: z.object({ at: instantSchema, adminName: z.string() }).nullable(),
  /** The last time that somebody else helped with the password: on the command line, or by a link. */
  lastPasswordHelp: z
    .object({
      at: instantSchema,
      action: z.enum([
        'reset_password',
        'made_password_link',
        'used_password_link',
        'withdrew_password_link',
        'reset_second_factor',
      ]),
      adminName: z.string(),
    })
    .nullable(),
  /** False for the last admin. */
  canBeDeleted: z.boolean(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

export const deleteAccountBody = z.object({ password: z.string().min(1, 'Password is required').max(200) });

/** Actions on a person's own account. */
export const account = {
  updatePhoto: endpoint({
    method: 'PUT',
    path: '/api/profile/photo',
    access: 'user',
    summary: 'Set the address of your profile picture.',
    body: profilePhotoBody,
    response: userSchema,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/api/profile/photo',
    access: 'user',
    summary: 'Remove your profile picture.',
  }),
  security: endpoint({
    method: 'GET',
    path: '/api/account/security',
    access: 'user',
    summary: 'Your open sessions, and when an admin last viewed your data.',
    response: accountSecuritySchema,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/others',
    access: 'user',
    summary: 'Sign out everywhere else.',
    response: z.object({ ended: z.int() }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/account/data',
    access: 'user',
    hasEffect: true,
    summary: 'All your data as a zip: one JSON file and several CSV files.',
    file: ['application/zip'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    summary:
      'Delete your account and all your data; orders stay in the books without you. Refused for the last admin.',
    body: deleteAccountBody,
  }),
};
