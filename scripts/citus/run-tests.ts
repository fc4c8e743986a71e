import { spawn } from 'node:child_process';
import { findCitus } from './find-citus.ts';
import { startCluster } from './start-cluster.ts';

/*
 * Runs the server's tests on a Citus cluster: a coordinator and two workers, which are started before and removed
 * afterwards. `npm run test:citus`, or for some files `npm run test:citus -- apps/server/src/features/meals`. If Citus
 * is not installed, it says so, tests nothing and exits successfully.
 */
const WHOLE = ['--project', 'server'];

const found = await findCitus();
if ('missing' in found) {
  console.log(`Skipped: ${found.missing} Install Citus, or name its pg_config in PG_CONFIG.`);
} else {
  const cluster = await startCluster(found.programs);
  const given = process.argv.slice(2);
  const tests = spawn('vitest', ['run', ...(given.length > 0 ? given : WHOLE)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: cluster.url },
  });
  // The tests receive Ctrl-C, too, and exit by themselves.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => tests.kill('SIGTERM'));
  const code = await new Promise<number | null>((resolve, reject) =>
    tests.once('close', resolve).once('error', reject),
  ).finally(cluster.stop);
  process.exitCode = code ?? 1;
}
