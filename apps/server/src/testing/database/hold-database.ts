/**
 * A separate server process for tests that kill it: starts the database with the options in its first argument, writes
 * its address to stdout, and stops it when stdin ends. With `--in-thread` a worker thread does so, in which case the
 * kernel does not end the database together with the server. `packageFolder` replaces the installed package of
 * PostgreSQL.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';

const [given = '{}', inThread] = process.argv.slice(2);

const say = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};

if (inThread === '--in-thread') {
  new Worker(new URL(import.meta.url), { argv: [given], stdin: true });
} else {
  const { packageFolder, ...options } = JSON.parse(given);
  const database = await startEmbeddedPostgres({
    ...options,
    ...(packageFolder !== undefined && { resolvePackage: () => join(packageFolder, 'dist', 'index.js') }),
    log: { info: say, warn: say, error: say },
  });
  process.stdout.write(`${database.url}\n`);
  await once(process.stdin.resume(), 'end');
  await database.stop();
}
