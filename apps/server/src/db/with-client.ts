import { Client } from 'pg';

const CONNECT_SECONDS = 10;

/** Replaces the driver's message 'timeout expired'. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error.message !== 'timeout expired') return error;
  return new Error(`it did not answer within ${CONNECT_SECONDS} seconds`, { cause: error });
}

/**
 * Runs `work` on a connection to the database at `url`, which is closed afterwards: open transactions are rolled back
 * and locks released. Throws what `work` throws, and when the connection is refused or lost.
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
    keepAlive: true,
  });
  // The query in progress reports a lost connection; without a listener the event would also end the process.
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
