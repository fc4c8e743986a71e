import { z } from 'zod';

/** Every code of an error response. */
export const ERROR_CODES = [
  'bad_request',
  'invalid_body',
  'signed_out',
  'second_factor',
  'forbidden',
  'not_found',
  'conflict',
  'unconfirmed',
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

/** Something about a change that the person should know: a sentence that includes the numbers. */
export const warningSchema = z.object({
  /** A note is only shown; the others have to be confirmed. */
  level: z.enum(['note', 'unsafe', 'dangerous']),
  /** The fields at which to show it. */
  fields: z.array(z.string()),
  message: z.string(),
  /** The source to cite; null if it is only arithmetic. */
  source: z.string().nullable(),
});
export type Warning = z.infer<typeof warningSchema>;

/** application/problem+json (RFC 9457). `detail` is a sentence for the user. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  /** Field → messages, for an invalid body. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What has to be confirmed before the change is stored, for code 'unconfirmed'. */
  warnings: z.array(warningSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
