import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkTree } from './boundaries/check-tree.ts';
import { plantTree, type Tree } from './boundaries/clean-tree.ts';
import { VIOLATIONS, WAYS_TO_IMPORT } from './boundaries/planted-violations.ts';

const planted: string[] = [];

function plant(changes: Tree, base?: Tree): string {
  const root = plantTree(changes, base);
  planted.push(root);
  return root;
}

afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true });
});

describe('checkTree', () => {
  test('reports no violations for a tree that follows the rules, and counts what it read', () => {
    const report = checkTree(plant({}));
    expect(report.violations).toEqual([]);
    expect(report.files).toBe(30);
    expect(report.imports).toBe(35);
  });

  test.each(VIOLATIONS)('%s: %s', (file, text, message) => {
    const { violations } = checkTree(plant({ [file]: text }));
    expect(violations.map((violation) => `${violation.file}: ${violation.message}`)).toContainEqual(
      expect.stringContaining(message),
    );
    expect(new Set(violations.map((violation) => violation.file))).toEqual(new Set([file]));
  });

  test.each(WAYS_TO_IMPORT)('reads %s', (text) => {
    const { violations } = checkTree(plant({ 'apps/web/src/ui/b.tsx': text }));
    expect(violations.map(({ message }) => message)).toEqual([
      expect.stringContaining('ui may not import domain'),
    ]);
  });

  test('finds a cycle, also of types, and names every file in it', () => {
    const { violations } = checkTree(
      plant({
        'packages/domain/src/a.ts': "import type { B } from './b.ts';\nexport interface A { b: B }",
        'packages/domain/src/b.ts': "import type { A } from './a.ts';\nexport interface B { a: A }",
      }),
    );
    const cycle = 'packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/a.ts';
    expect(violations.map(({ message }) => message)).toEqual([`a cycle of imports: ${cycle}`]);
  });

  test('finds a cycle among scripts', () => {
    const { violations } = checkTree(
      plant({
        'scripts/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
        'scripts/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
      }),
    );
    expect(violations.map(({ message }) => message)).toEqual([
      'a cycle of imports: scripts/a.ts → scripts/b.ts → scripts/a.ts',
    ]);
  });

  test.each([
    ['packages/domain/src', '../'],
    ['scripts', '../'],
    ['apps/server/src/features', '#features/'],
  ])('finds a cycle of folders without a cycle of files in %s', (parent, siblings) => {
    const { violations } = checkTree(
      plant({
        [`${parent}/one/a.ts`]: `import '${siblings}two/b-queries.ts';`,
        [`${parent}/one/a-queries.ts`]: 'export const a = 1;',
        [`${parent}/two/b.ts`]: `import '${siblings}one/a-queries.ts';`,
        [`${parent}/two/b-queries.ts`]: 'export const b = 1;',
      }),
    );
    expect(violations.map(({ message }) => message)).toEqual([
      expect.stringContaining(`a cycle of folders: ${parent}/one ⇄ ${parent}/two`),
    ]);
  });

  test('allows imports between a folder and its subfolder, and any import by a test', () => {
    const { violations } = checkTree(
      plant({
        'scripts/one/a.ts': "import './inner/b.ts';",
        'scripts/one/c.ts': 'export const c = 1;',
        'scripts/one/inner/b.ts': "import '../c.ts';",
        'scripts/two/d.ts': "import '../one/c.ts';",
        'scripts/one/a.test.ts': "import '../two/d.ts';",
      }),
    );
    expect(violations).toEqual([]);
  });

  test.each(['apps/web/src/features/items/more', 'scripts/more'])(
    'allows at most twenty files in a flat folder, tests included: %s',
    (folder) => {
      const files = (count: number): Tree =>
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `${folder}/part-${at}${at % 2 === 0 ? '.test' : ''}.ts`,
            `export const part = ${at};`,
          ]),
        );
      const room = { [`${folder}/room/a.ts`]: 'export const a = 1;' };
      expect(checkTree(plant({ ...files(20), ...room })).violations).toEqual([]);
      expect(checkTree(plant({ ...files(21), ...room })).violations).toEqual([
        {
          file: `${folder}/part-0.test.ts`,
          line: 1,
          message: `${folder} holds 21 files: a flat folder holds at most 20`,
        },
      ]);
    },
  );

  test('names the line', () => {
    const root = plant({ 'packages/domain/src/a.ts': 'export const a = 1;\n\nexport const b = Date.now();' });
    expect(checkTree(root).violations.map(({ line }) => line)).toEqual([3]);
  });

  test('refuses a file that cannot be parsed', () => {
    expect(() => checkTree(plant({ 'packages/domain/src/a.ts': 'export const = ;' }))).toThrow(
      'packages/domain/src/a.ts cannot be parsed',
    );
  });
});

describe('the command', () => {
  const run = (root: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'check-boundaries.ts'), root], {
      encoding: 'utf8',
    });

  test('passes a clean tree and prints how much it read', () => {
    const { status, stdout } = run(plant({}));
    expect(stdout).toContain('read 30 files and 35 imports, found 0 violations');
    expect(status).toBe(0);
  });

  test('fails on a violation and prints its location', () => {
    const { status, stderr } = run(plant({ 'apps/web/src/ui/b.tsx': "import '#lib/api.ts';" }));
    expect(stderr).toContain('apps/web/src/ui/b.tsx:1  ui may not import lib');
    expect(status).toBe(1);
  });

  test('fails if it read nothing', () => {
    const { status, stderr } = run(plant({}, {}));
    expect(stderr).toContain('nothing was read');
    expect(status).toBe(1);
  });
});
