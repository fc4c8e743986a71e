import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText, text, visible } from '../schemas/primitives.ts';
import { sessionSchema } from './auth.ts';

const binary = (max: number) => z.base64url().max(max);
const publicKey = z.literal('public-key');
/** How a browser reaches a device, such as 'usb'; browsers may name new ways. */
const transport = z.string().max(20);
const required = z.literal('required');

/** What authenticators answer (WebAuthn Level 3, sections 5.1.8 and 5.8.3), as far as it is read here. */
const answerSchema = z.object({
  id: binary(1400),
  rawId: binary(1400),
  type: publicKey,
});

const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyName = visible(requiredText(60, 'Name it after what keeps it'));

/** Passkeys (WebAuthn) beside passwords. Paths of both steps are below '/api/auth', because the cookie that joins them is. */
export const passkeys = {
  beginSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/begin-sign-in',
    access: 'public',
    changesNothing: true,
    summary: 'Begin to sign in with a passkey: what the browser asks of it.',
    response: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: required,
    }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    access: 'public',
    summary: 'Sign in with what a passkey answered.',
    body: answerSchema.extend({
      response: z.object({
        clientDataJSON: binary(4000),
        authenticatorData: binary(4000),
        signature: binary(4000),
      }),
    }),
    response: sessionSchema,
  }),
  beginAdding: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/begin-adding',
    access: 'user',
    changesNothing: true,
    summary: 'Begin to add a passkey, after your password: what the browser asks of the device.',
    body: z.object({ password: text(200).default('') }),
    response: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
      timeout: z.int(),
      /** The passkeys that the account has: a device makes no second one. */
      excludeCredentials: z.array(
        z.object({ id: z.string(), type: publicKey, transports: z.array(transport) }),
      ),
      authenticatorSelection: z.object({
        residentKey: required,
        requireResidentKey: z.literal(true),
        userVerification: required,
      }),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'user',
    summary: 'Add the passkey that a device has made.',
    body: answerSchema.extend({
      name: passkeyName,
      response: z.object({
        clientDataJSON: binary(4000),
        attestationObject: binary(40_000),
        transports: z.array(transport).max(10).default([]),
      }),
    }),
    response: passkeySchema,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    access: 'user',
    summary: 'The passkeys that sign you in.',
    response: z.array(passkeySchema),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/{id}',
    access: 'user',
    summary: 'Remove a passkey: from now on it signs nobody in.',
    params: idParams,
  }),
};
