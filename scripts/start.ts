import './quick-imports.ts';
import { loadDotEnv } from './dot-env.ts';
import { hasMemorySettings, startAgainWithMemorySettings } from './memory-settings.ts';
import { buildWebAppWhenStale } from './web-build/build-web-app.ts';

/** `npm start`: the web app is built if need be, then the server runs in this process. */
if (!hasMemorySettings()) startAgainWithMemorySettings();
if (buildWebAppWhenStale()) {
  loadDotEnv();
  await import('../apps/server/src/main.ts');
} else {
  process.exitCode = 1;
}
