import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

/** The tables of the lexicon that the web app may load: words, illnesses, drawings and the six foods of one press, but no table of foods. */
const LOADED = [
  'conditions',
  'constraints',
  'drawings',
  'naming',
  'quick-meals',
  'service-drawings',
  'units',
];

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?!type\b)[^;'"]*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** The file of an import of our own; undefined for a package of others. */
function resolved(file: string, path: string): string | undefined {
  const [, name, part] = /^@game-plan\/(\w+)\/([^?]+)$/.exec(path) ?? [];
  if (name && part) return part.endsWith('.json') ? path : `packages/${name}/src/${part}.ts`;
  return path.startsWith('.') ? join(dirname(file), path) : undefined;
}

/** The tables that a file loads, itself or by what it imports. */
function tablesOf(files: readonly string[]): string[] {
  const seen = new Set(files);
  for (const file of seen) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, path = '', loaded = path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = resolved(file, loaded);
      if (next) seen.add(next);
    }
  }
  return [...seen].flatMap((file) => /^@game-plan\/lexicon\/(.+)\.json$/.exec(file)?.[1] ?? []);
}

test('the web app loads no table of foods', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] });
  expect(tablesOf(sources).toSorted()).toEqual(LOADED);
});

test('a table behind several files is found', () => {
  expect(tablesOf(['packages/domain/src/foods/find-food.ts'])).toContain('kitchen');
});
