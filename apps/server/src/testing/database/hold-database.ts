/**
 * A server of its own, for tests that kill it: starts the database with the options in its first argument,
 * writes its address to stdout, and stops it when stdin ends. With `--in-thread` a worker thread does that,
 * so that the kernel does not end the database together with the server.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';

const [options = '{}', inThread] = process.argv.slice(2);

const say = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};

if (inThread === '--in-thread') {
  new Worker(new URL(import.meta.url), { argv: [options], stdin: true });
} else {
  const database = await startEmbeddedPostgres({
    ...JSON.parse(options),
    log: { info: say, warn: say, error: say },
  });
  process.stdout.write(`${database.url}\n`);
  await once(process.stdin.resume(), 'end');
  await database.stop();
}
