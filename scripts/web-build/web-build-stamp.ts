import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the web build depends on, without tests. */
const SOURCES = [
  'package-lock.json',
  'apps/web/{package.json,index.html,*.ts}',
  'apps/web/{src,public}/**/*.*',
  'packages/*/{package.json,src/**/*.ts}',
  'packages/lexicon/**/*.{yaml,tsv}',
];
const TEST = /\.test\.tsx?$/;

/** Vite empties the folder before a build, which removes an outdated stamp. */
const STAMP = 'apps/web/dist/.build-stamp';
const PAGE = 'apps/web/dist/index.html';

export type BuildState = 'missing' | 'stale' | 'current';

/** Whether the web build exists and matches the current sources. */
export function webBuildState(root: string): BuildState {
  if (!existsSync(join(root, PAGE))) return 'missing';
  if (!existsSync(join(root, STAMP))) return 'stale';
  return readFileSync(join(root, STAMP), 'utf8') === fingerprint(root) ? 'current' : 'stale';
}

/** Records that the web build matches the current sources. */
export function stampWebBuild(root: string): void {
  writeFileSync(join(root, STAMP), fingerprint(root));
}

/** A hash of contents, because a checkout or a copy changes modification times. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: false }).filter((file) => !TEST.test(file));
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
