import cluster from 'node:cluster';
import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import { loadDotEnv } from './dot-env.ts';
import { buildWebAppWhenStale } from './web-build/build-web-app.ts';

/**
 * `npm start`: builds the web app if necessary, then runs the server in this process. With WEB_CONCURRENCY, the worker
 * processes also start with this file, after everything is built.
 */
if (cluster.isPrimary) compileWhenStale();
if (cluster.isWorker || buildWebAppWhenStale()) {
  loadDotEnv();
  await import('../apps/server/src/main.ts');
} else {
  process.exitCode = 1;
}
