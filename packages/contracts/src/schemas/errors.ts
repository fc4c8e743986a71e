import { z } from 'zod';

/** Every code of an error response. */
export const ERROR_CODES = [
  'bad_request',
  'invalid_body',
  'signed_out',
  'forbidden',
  'not_found',
  'conflict',
  'idempotency_key_reused',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'not_set_up',
  'upstream_failed',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** application/problem+json (RFC 9457). `detail` is a sentence for the user. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  /** Field → messages, for an invalid body. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
