import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stampWebBuild, webBuildState } from './web-build-stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const REASONS = {
  missing: 'it is not built yet',
  stale: 'its sources have changed',
} as const;

/** The app, then the service worker, which keeps its files. */
const CONFIGS = ['vite.config.ts', 'service-worker.config.ts'];

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

function build(config: string): boolean {
  const { status } = spawnSync(process.execPath, [VITE, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: 'inherit',
  });
  return status === 0;
}

/** Builds the web app if it is missing or outdated, and prints the reason. Returns whether it exists afterwards. */
export function buildWebAppWhenStale(): boolean {
  const state = webBuildState(ROOT);
  if (state === 'current') return true;
  if (!existsSync(VITE)) {
    console.error(
      `The web app has to be built, because ${REASONS[state]}, and what builds it is not installed. Run \`npm ci\`, or use a release, in which it is built.`,
    );
    return false;
  }
  console.log(`Building the web app, because ${REASONS[state]} …`);
  if (!CONFIGS.every(build)) {
    console.error('The web app could not be built; the messages above say why.');
    return false;
  }
  stampWebBuild(ROOT);
  return true;
}
