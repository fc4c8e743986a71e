import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the built web app is made from; tests are not part of it. */
const SOURCES = [
  'package-lock.json',
  'apps/web/{package.json,index.html,*.ts}',
  'apps/web/{src,public}/**/*.*',
  'packages/*/{package.json,src/**/*.ts}',
];
const TEST = /\.test\.tsx?$/;

/** Vite empties the folder before a build, which removes an outdated stamp. */
const STAMP = 'apps/web/dist/.build-stamp';
const PAGE = 'apps/web/dist/index.html';

export type BuildState = 'missing' | 'stale' | 'current';

/** Whether the built web app is there and made from the sources as they are now. */
export function webBuildState(root: string): BuildState {
  if (!existsSync(join(root, PAGE))) return 'missing';
  if (!existsSync(join(root, STAMP))) return 'stale';
  return readFileSync(join(root, STAMP), 'utf8') === fingerprint(root) ? 'current' : 'stale';
}

/** Records that the built web app is made from the sources as they are now. */
export function stampWebBuild(root: string): void {
  writeFileSync(join(root, STAMP), fingerprint(root));
}

/** By content, because a checkout or a copy changes every file's modification time. */
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
