import { Client } from 'pg';

/**
 * Does `work` on one connection to the database at `url`, which is closed afterwards: a transaction that was not
 * committed is undone, a lock released. Throws what `work` throws, and when the connection is refused or lost.
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  // A lost connection is told by the query that needs it; unheard, the event too would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
