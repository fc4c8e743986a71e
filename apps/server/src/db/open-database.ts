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
  /** How many connections the server will have, for the embedded one to be ready for; by default those of one process. */
  readonly connections?: number;
  readonly log: FastifyBaseLogger;
}

/** What the embedded database gives at least, and how many of them commands may have while the server runs. */
const CONNECTIONS = 40;
const COMMAND_CONNECTIONS = 15;

/** The one difference between the two ways to a database: where its URL comes from. */
export async function openDatabase({ url, dataDir, connections = 0, log }: Options): Promise<OpenDatabase> {
  if (url !== undefined) return { url, isReady: () => true, stop: async () => undefined };
  const settings = { max_connections: String(Math.max(CONNECTIONS, connections + COMMAND_CONNECTIONS)) };
  return startEmbeddedPostgres({ dataDir, log, settings });
}
