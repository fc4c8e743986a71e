import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stampWebBuild, webBuildState } from './web-build-stamp.ts';

/** Builds the web app when it is missing or older than its sources, and says which. */
const root = join(import.meta.dirname, '..');
const REASONS = {
  missing: 'it is not built yet',
  stale: 'its sources have changed',
} as const;

const state = webBuildState(root);
if (state !== 'current') {
  console.log(`Building the web app, because ${REASONS[state]} …`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  });
  if (build.status === 0) {
    stampWebBuild(root);
  } else {
    console.error('The web app could not be built; the messages above say why.');
    process.exitCode = 1;
  }
}
