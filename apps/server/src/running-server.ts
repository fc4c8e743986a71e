/** What both ways to start use, one process or several. The first of several processes does not load the app. */
import type { Env } from './env.ts';

export interface RunningServer {
  /** The local address of the app. */
  readonly url: string;
  /**
   * Marks this copy as not ready for DRAIN_SECONDS while still answering, then finishes open requests and stops the
   * database. `hurry` skips the waiting.
   */
  stop(hurry?: AbortSignal): Promise<void>;
}

/** The local address of the app. */
export const addressOf = ({ HOST, PORT }: Env): string => `http://${shownHost(HOST)}:${PORT}`;

const shownHost = (host: string) =>
  host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;

/** Enough for a load balancer that checks every second, and well below the ten seconds that Docker allows. */
const DRAIN_SECONDS = 3;

/**
 * How many seconds a copy that is not ready stays open. With the embedded database no other copy could take over, so it
 * is 0.
 */
export const drainSeconds = ({ DRAIN_SECONDS: seconds, DATABASE_URL }: Env): number =>
  seconds ?? (DATABASE_URL === undefined ? 0 : DRAIN_SECONDS);

/**
 * Connections outside the pool: four for the job queue, its listener, the kitchen listener, and one used at start-up.
 */
const OTHER_CONNECTIONS = 7;

/** Maximum number of database connections of all processes of this server. */
export const connectionsOfServer = ({ DATABASE_POOL_SIZE, WEB_CONCURRENCY }: Env): number =>
  WEB_CONCURRENCY * (DATABASE_POOL_SIZE + OTHER_CONNECTIONS);
