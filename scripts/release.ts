import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import { buildWebAppWhenStale } from './web-build/build-web-app.ts';

/**
 * `npm run release`: writes release/game-plan-cookbook-<version>.tar.gz, which is the committed state with the web app
 * and the lexicon built, without tests. It runs with `npm ci --omit=dev && npm start`, and the Dockerfile builds from it.
 */
const ROOT = join(import.meta.dirname, '..');
const BUILT = ['apps/web/dist/**', 'packages/lexicon/compiled/{*.json,.stamp}', 'apps/web/dist/.build-stamp'];

const LEFT_OUT = ['.ci', '.github', 'bench', 'e2e', '*.test.ts', '*.test.tsx'];

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });

if (git('status', '--porcelain') !== '') {
  console.error('There are changes that are not committed. A release is made of what is committed.');
  process.exitCode = 1;
} else if (buildWebAppWhenStale()) {
  compileWhenStale();
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const folder = `${name}-${version}`;
  const archive = join(ROOT, 'release', `${folder}.tar.gz`);
  mkdirSync(dirname(archive), { recursive: true });
  const built = globSync(BUILT, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const added = built.flatMap(({ parentPath, name: file }) => [
    `--prefix=${folder}/${relative(ROOT, parentPath)}/`,
    `--add-file=${join(parentPath, file)}`,
  ]);
  git(
    'archive',
    `--output=${archive}`,
    ...added,
    `--prefix=${folder}/`,
    'HEAD',
    '.',
    ...LEFT_OUT.map((path) => `:(exclude)${path}`),
  );
  console.log(`Wrote release/${folder}.tar.gz.`);
} else {
  process.exitCode = 1;
}
