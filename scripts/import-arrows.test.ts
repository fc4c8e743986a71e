import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

/** What every part of the server's inside may use. */
const SHARED = ['http/', 'db/(?!schema/)', 'deps\\.', 'adapters/[^/]+/port\\.'];

/**
 * The arrows of docs/architecture.md that depend on the file an import leads to; biome.json says those of packages and
 * aliases. The first row that matches a file applies. 'OWN' is what the row's group matched: the file's feature or port.
 */
const ARROWS: readonly (readonly [from: string, ...to: string[]])[] = [
  ['packages/', '(?!testing/)'],
  ['apps/server/src/features/([^/]+)/.*-queries\\.', 'features/OWN/.*-queries\\.', 'db/'],
  ['apps/server/src/features/([^/]+)/.*-routes\\.', 'features/OWN/', 'http/', 'deps\\.'],
  ['apps/server/src/features/([^/]+)/', 'features/(OWN/(?!.*-routes\\.)|.*-queries\\.)', ...SHARED],
  ['apps/server/src/adapters/([^/]+)/port\\.'],
  ['apps/server/src/adapters/([^/]+)/', 'adapters/OWN/', 'adapters/[^/]+$'],
  ['apps/server/src/adapters/', 'adapters/[^/]+$'],
  ['apps/server/src/db/', 'db/'],
  ['apps/server/src/http/', 'http/', 'db/(?!schema/)'],
  ['apps/server/src/env\\.'],
  ['apps/server/src/deps\\.', ...SHARED],
  ['apps/server/src/jobs\\.', 'features/(?!.*-(queries|routes)\\.)', ...SHARED],
  ['apps/server/src/app\\.', 'features/', ...SHARED],
  ['apps/server/src/cli/', 'features/(?!.*-routes\\.)', 'cli/', '(env|jobs)\\.', ...SHARED],
  ['apps/server/src/start-server\\.', '(?!testing/)'],
  ['apps/server/src/[^/]+$', '(?!testing/|adapters/[^/]+/(?!port\\.)|features/.*-routes\\.)'],
  ['apps/web/src/features/([^/]+)/', 'features/OWN/', '(data|nutrition-ui|ui|lib)/'],
  ['apps/web/src/app/', '(app|features|data|nutrition-ui|ui|lib|styles)/'],
  ['apps/web/src/data/', '(data|ui|lib)/'],
  ['apps/web/src/nutrition-ui/', '(nutrition-ui|ui|lib)/'],
  ['apps/web/src/ui/', 'ui/', 'lib/language\\.'],
  ['apps/web/src/lib/', 'lib/'],
  ['apps/web/src/main\\.', '(app|data|lib|styles)/'],
  ['apps/web/src/service-worker\\.'],
];
const PURE = /^packages\/(domain|illustration)\/src\/(?!testing\/|.*\.test\.)/;
const FILES = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter((file) => !file.includes('/testing/'));

/** 'apps/server/src/', say, where '#…' begins. */
const sourceOf = (file: string) => file.split('/').slice(0, 3).join('/').concat('/');

/** The files that a file imports by '#…' or a relative path, in any of the ways to import. */
function importsOf(file: string): string[] {
  const ways = /\b(?:from|import|resolve|require)\s*\(?\s*['"]([#.][^'"?]+)/g;
  return [...readFileSync(file, 'utf8').matchAll(ways)].map(([, path = '']) =>
    path.startsWith('#')
      ? sourceOf(file) + path.slice(1).replace(/^[\w-]+$/, '$&.ts')
      : join(dirname(file), path),
  );
}

/** Whether a row lets a file import another. A test may import what its subject may, its subject's feature and test helpers. */
function isAllowed(file: string, imported: string): boolean {
  const isTest = file.includes('.test.');
  const subject = file.replace('.test.', '.');
  const row = ARROWS.find(([from]) => new RegExp(`^${from}`).test(subject));
  if (!row || !imported.startsWith(sourceOf(file)) || imported.includes('.test.')) return false;
  const [from, ...to] = row;
  const [, own = ''] = new RegExp(`^${from}`).exec(subject) ?? [];
  const helpers = isTest ? ['testing/', ...(own ? [`.*/${own}/`] : [])] : [];
  const allowed = new RegExp(`^${sourceOf(file)}(${[...to, ...helpers].join('|').replaceAll('OWN', own)})`);
  return (isTest && imported === subject) || (to.length + helpers.length > 0 && allowed.test(imported));
}

test('every file imports only what the architecture allows it to', () => {
  const arrows = FILES.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
  expect(arrows.length).toBeGreaterThan(5000);
  const faults = arrows.filter(({ file, imported }) => !isAllowed(file, imported));
  expect(faults.map(({ file, imported }) => `${file} → ${imported}`)).toEqual([]);
});

test('the domain and the drawings take time and chance as arguments', () => {
  const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\{[^}]*\brandom\b[^}]*\} = Math\b/;
  expect(FILES.filter((file) => PURE.test(file) && impure.test(readFileSync(file, 'utf8')))).toEqual([]);
});
