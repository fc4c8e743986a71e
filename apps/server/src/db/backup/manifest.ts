import { z } from 'zod';

/** The file of a backup that says what the others hold. */
export const MANIFEST = 'backup.json';

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
