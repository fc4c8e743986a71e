import { z } from 'zod';
import { endpoint, TOKEN_AREAS } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText, visible } from '../schemas/primitives.ts';

const scopeSchema = z.enum(TOKEN_AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const));

/** The most days that a token with an end is valid. */
const DAYS_MAX = 3650;

export const createTokenBody = z.object({
  name: visible(requiredText(60, 'Name it after what will use it')),
  /** 'write' includes 'read'. */
  scopes: z
    .array(scopeSchema)
    .min(1, 'Choose what it may read or change')
    .max(2 * TOKEN_AREAS.length),
  /** Null: it is valid until it is withdrawn. */
  expiresInDays: z.int().min(1, 'At least one day').max(DAYS_MAX, `At most ${DAYS_MAX} days`).nullable(),
});

const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: instantSchema,
  /** Null: it is valid until it is withdrawn. */
  expiresAt: instantSchema.nullable(),
  /** The day (UTC) of last use; null if it was never used. */
  lastUsedOn: z.string().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** Personal API tokens, by which programs make calls for a person. No token can make another. */
export const apiTokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/tokens',
    access: 'user',
    summary: 'Your personal API tokens, newest first, without their secrets.',
    response: z.array(apiTokenSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tokens',
    access: 'user',
    isShownOnce: true,
    summary:
      'Make a personal API token. It is in this answer and never shown again; programs send it as ‘Authorization: Bearer gpc_…’.',
    body: createTokenBody,
    response: apiTokenSchema.extend({ token: z.string() }),
    status: 201,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    access: 'user',
    summary: 'Withdraw a token: from now on it opens nothing.',
    params: idParams,
  }),
};
