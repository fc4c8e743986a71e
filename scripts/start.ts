import './quick-imports.ts';
import cluster from 'node:cluster';
import { loadDotEnv } from './dot-env.ts';
import { hasMemorySettings, startAgainWithMemorySettings } from './memory-settings.ts';
import { buildWebAppWhenStale } from './web-build/build-web-app.ts';

/**
 * `npm start`: the web app is built if need be, then the server runs in this process. With WEB_CONCURRENCY it is also what each of
 * the further processes begins with, which find all that done.
 */
if (cluster.isPrimary && !hasMemorySettings()) startAgainWithMemorySettings();
if (cluster.isWorker || buildWebAppWhenStale()) {
  loadDotEnv();
  await import('../apps/server/src/main.ts');
} else {
  process.exitCode = 1;
}
