import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileOnce } from '../../apps/web/compile-once.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-once-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A compiler that counts its calls, like the one of a process that shares its folder with others. */
async function compiler() {
  const asked: string[] = [];
  const handler = (code: string, id: string) => {
    asked.push(id);
    return code === '' ? undefined : { code: `/* compiled */ ${code}` };
  };
  const { transform } = await compileOnce(
    Promise.resolve({ name: 'compiler', transform: { handler } }),
    folder,
  );
  return { asked, compile: async (id: string, code: string) => transform.handler(code, id) };
}

test('a file compiled by one process is read from the cache by another', async () => {
  const [build, tests] = [await compiler(), await compiler()];
  const compiled = { code: '/* compiled */ <p />' };
  expect(await build.compile('a.tsx', '<p />')).toEqual(compiled);
  expect(await tests.compile('a.tsx', '<p />')).toEqual(compiled);
  expect([build.asked, tests.asked]).toEqual([['a.tsx'], []]);
});

test('changed text and other files are compiled, and ‘nothing to compile’ is cached too', async () => {
  const { asked, compile } = await compiler();
  await compile('a.tsx', '<p />');
  expect(await compile('a.tsx', '<b />')).toEqual({ code: '/* compiled */ <b />' });
  await compile('b.tsx', '<p />');
  expect(await compile('c.tsx', '')).toBeNull();
  expect(await compile('c.tsx', '')).toBeNull();
  expect(asked).toEqual(['a.tsx', 'a.tsx', 'b.tsx', 'c.tsx']);
});
