import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Of those below 32768, which no system gives out by itself: any other server that asks for some port, and every connection,
 * gets one above, and could get the one that was found free before the server has started that is to have it.
 */
const FIRST = 11_000;
const COUNT = 20_000;
/** More than the tests of one worker ask for. */
const OF_ONE_PROCESS = 100;

let taken = process.pid * OF_ONE_PROCESS;

/** A free port that no other test is given. */
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
