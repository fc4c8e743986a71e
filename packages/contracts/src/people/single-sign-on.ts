import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, text } from '../schemas/primitives.ts';

/** Far above the size of a signed token. */
const TOKEN_BYTES = 65_536;

const linkedIdentitySchema = z.object({
  id: idSchema,
  /** What the provider calls the person: an address or a username; null if it says neither. */
  name: z.string().nullable(),
  linkedAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;

/** Sign-in at the identity provider of OIDC_CONFIGURATION_URL, by OpenID Connect. */
export const singleSignOn = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/oidc/begin',
    access: 'public',
    changesNothing: true,
    summary: 'Begin to sign in at the identity provider; the browser goes to the answered address.',
    body: z.object({
      /** The path of the app's page where the person goes afterwards; any other address leads to the first page. */
      returnTo: text(500).default('/'),
    }),
    response: z.object({ url: z.string() }),
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/api/auth/oidc/link',
    access: 'user',
    changesNothing: true,
    summary: 'Begin to link your account to one at the identity provider, which then signs you in, too.',
    body: z.object({ password: text(200).default('') }),
    response: z.object({ url: z.string() }),
  }),
  callback: endpoint({
    method: 'GET',
    path: '/api/auth/oidc/callback',
    access: 'public',
    summary: 'Only for the identity provider: its redirect back to the app, which signs the person in.',
    query: z.object({ state: z.string().max(200).default('') }),
    file: ['text/html'],
  }),
  signOut: endpoint({
    method: 'GET',
    path: '/api/auth/oidc/sign-out',
    access: 'public',
    summary: 'Go to where people sign out of the identity provider.',
    file: ['text/html'],
  }),
  backchannelLogout: endpoint({
    method: 'POST',
    path: '/api/auth/oidc/backchannel-logout',
    access: 'public',
    summary: 'Only for the identity provider: a signed token of somebody who has signed out there.',
    bodyLimit: { bytes: TOKEN_BYTES, message: 'The token is too large' },
    response: z.object({ ended: z.int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/identities',
    access: 'user',
    summary: 'The accounts at the identity provider that sign you in.',
    response: z.object({
      /** The provider's name; null if there is none. */
      provider: z.string().nullable(),
      identities: z.array(linkedIdentitySchema),
      /** Whether the account has a password; one that was made by a sign-in at the provider has none at first. */
      hasPassword: z.boolean(),
    }),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/account/identities/{id}',
    access: 'user',
    summary: 'Unlink an account at the identity provider; refused if it is your only way to sign in.',
    params: idParams,
  }),
};
