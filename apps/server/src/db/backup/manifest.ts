import { z } from 'zod';

/** The file of a backup that says what the others hold. */
export const MANIFEST = 'backup.json';

/** Many times what the longest one has: it is read whole, and its file may unpack to gigabytes. */
export const MANIFEST_BYTES_MAX = 64_000_000;

/**
 * Tables that are in no backup: who is signed in, who tried too often, and what was answered within the day. They are
 * secrets and moments, nothing to keep; sessions that were put into a file would sign its maker in.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set(['sessions', 'rate_limits', 'idempotency_keys']);

/** Where a backup holds the rows of a table, as PostgreSQL's COPY writes them in its text format. */
export const tablePath = (table: string): string => `tables/${table}.copy`;

export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration that the database had: its moment in the journal, in milliseconds. */
  migration: z.int(),
  /** In an order in which they can be filled: none refers to a later one. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** Sequence → the last number it gave. */
  sequences: z.record(z.string(), z.int()),
  /** What the job queue had still to do. */
  jobs: z.array(z.object({ name: z.string(), key: z.string().nullable(), data: z.unknown() })),
});

export type Manifest = z.output<typeof manifest>;
