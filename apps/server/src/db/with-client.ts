import type { Client } from 'pg';
import { openClient } from './connection/primary-client.ts';

const CONNECT_SECONDS = 10;

/** The driver's own words are 'timeout expired'. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error.message !== 'timeout expired') return error;
  return new Error(`it did not answer within ${CONNECT_SECONDS} seconds`, { cause: error });
}

/**
 * Does `work` on one connection to the database at `url`, which is closed afterwards: a transaction that was not
 * committed is undone, a lock released. Throws what `work` throws, and when the connection is refused or lost.
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = openClient(url, {
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
    keepAlive: true,
  });
  // A lost connection is told by the query that needs it; unheard, the event too would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw explained(error);
    });
    return await work(client);
  } finally {
    await client.end();
  }
}
