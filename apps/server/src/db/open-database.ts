import type { FastifyBaseLogger } from 'fastify';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Whether it can be asked just now. */
  isReady(): boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Any PostgreSQL 14 or newer; without it the embedded one in DATA_DIR is started. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** The one difference between the two ways to a database: where its URL comes from. */
export async function openDatabase({ url, dataDir, log }: Options): Promise<OpenDatabase> {
  if (url !== undefined) return { url, isReady: () => true, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir, log });
}
