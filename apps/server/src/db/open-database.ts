import type { FastifyBaseLogger } from 'fastify';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Whether the database can be queried now. */
  isReady(): boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Any PostgreSQL 14 or newer; if undefined, the embedded one in DATA_DIR is started. */
  readonly url: string | undefined;
  readonly dataDir: string;
  /** How many connections the server will open, for sizing the embedded database; by default those of one process. */
  readonly connections?: number;
  readonly log: FastifyBaseLogger;
}

/**
 * The minimum connection limit of the embedded database, and how many connections commands may use while the server
 * runs.
 */
const CONNECTIONS = 40;
const COMMAND_CONNECTIONS = 15;

/** Opens the external database, or starts the embedded one. */
export async function openDatabase({ url, dataDir, connections = 0, log }: Options): Promise<OpenDatabase> {
  if (url !== undefined) return { url, isReady: () => true, stop: async () => undefined };
  const settings = { max_connections: String(Math.max(CONNECTIONS, connections + COMMAND_CONNECTIONS)) };
  return startEmbeddedPostgres({ dataDir, log, settings });
}
