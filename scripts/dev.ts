import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import { loadDotEnv } from './dot-env.ts';

/** Runs the server and Vite together; both restart on changes. Ctrl-C, or the end of one, stops both. */
const root = join(import.meta.dirname, '..');

loadDotEnv();
compileWhenStale();

const children: readonly ChildProcess[] = [
  run(['--watch', join(root, 'apps/server/src/main.ts')], root),
  run([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/web')),
];

for (const child of children) child.once('exit', stopAll);
// A terminal sends Ctrl-C to the children itself; SIGTERM is handled for a `kill` of this process only.
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

function run(args: readonly string[], cwd: string): ChildProcess {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit' });
}

function stopAll(): void {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  }
}
