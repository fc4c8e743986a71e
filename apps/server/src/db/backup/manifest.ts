import { z } from 'zod';

/** The file of a backup that describes its other files. */
export const MANIFEST = 'backup.json';

/** Far above the size of any manifest. It is read into memory, and a malicious zip could unpack to gigabytes. */
export const MANIFEST_BYTES_MAX = 64_000_000;

/**
 * Tables that are not backed up: sessions, unfinished sign-ins, tokens, rate limits and idempotency keys. Sessions and tokens are
 * secrets: restoring forged ones would sign their author in, and a token that was withdrawn since must not come back.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'pending_sign_ins',
  'api_tokens',
  'rate_limits',
  'idempotency_keys',
]);

/** The path in the backup of a table's rows, in the text format of PostgreSQL's COPY. */
export const tablePath = (table: string): string => `tables/${table}.copy`;

export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The database's newest migration, by its journal timestamp in milliseconds. */
  migration: z.int(),
  /** In an order in which they can be filled: no table refers to a later one. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** Sequence → its last value. */
  sequences: z.record(z.string(), z.int()),
  /** Unfinished jobs of the queue. */
  jobs: z.array(z.object({ name: z.string(), key: z.string().nullable(), data: z.unknown() })),
});

export type Manifest = z.output<typeof manifest>;
