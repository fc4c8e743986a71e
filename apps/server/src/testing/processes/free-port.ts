import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below 32768, where no system assigns ports automatically: a port above could be given to another server or connection
 * before the server under test has started.
 */
const FIRST = 11_000;
const COUNT = 20_000;
/** More than the tests of one worker use. */
const OF_ONE_PROCESS = 100;

let taken = process.pid * OF_ONE_PROCESS;

/** Returns a free port that no other test gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (taken % COUNT);
    taken += 1;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!listens) return false;
  server.close();
  await once(server, 'close');
  return true;
}
