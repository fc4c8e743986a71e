import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RUN_PARTS = join(import.meta.dirname, 'run-parts.ts');
const SCRIPTS = {
  lint: "node -e \"console.log('all is well'); console.error('but for this')\"",
  types: 'node -e "console.log(\'line 7 is wrong\'); process.exitCode = 2"',
  lasting: "node -e \"fs.writeFileSync('pid', process.pid + '.'); setInterval(() => 0, 1000)\"; true",
  killed: "node -e \"console.log('so far'); process.kill(process.pid, 'SIGKILL')\"",
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-parts-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: SCRIPTS }));
});

afterAll(() => rmSync(folder, { recursive: true }));

function runParts(...names: string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(process.execPath, [RUN_PARTS, ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n') };
}

test('succeeds if all parts pass, and prints all their output', () => {
  const { status, lines } = runParts('lint');
  expect(status).toBe(0);
  expect(lines).toEqual(expect.arrayContaining(['all is well', 'but for this']));
});

test.each([
  { name: 'types', why: 'fails', said: 'line 7 is wrong' },
  { name: 'killed', why: 'is killed', said: 'so far' },
  { name: 'no-such-script', why: 'does not exist', said: expect.stringContaining('no-such-script') },
])('one that $why is a failure, and its output is printed last', ({ name, said }) => {
  const { status, lines } = runParts(name, 'lint');
  expect(status).toBe(1);
  expect(lines).toEqual(expect.arrayContaining(['all is well', said]));
  expect(
    lines.findIndex((line) => line.startsWith(`${name}: FAILED`) && !line.endsWith('end')),
  ).toBeGreaterThan(lines.indexOf('all is well'));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^FAILED {2}${name}, \\d+ s$`)));
});

test('a part after a comma starts when the previous one has ended, even if that failed', () => {
  const { status, lines } = runParts('types,lint');
  expect(status).toBe(1);
  expect(lines).toContain('Side by side: types and then lint');
  const ends = lines.filter((line) => / after \d+ s/.test(line));
  expect(ends.map((line) => line.split(':')[0])).toEqual(['types', 'lint', 'types']);
});

test('Ctrl-C ends all processes of a part, though they are in a session of their own', async () => {
  const parts = spawn(process.execPath, [RUN_PARTS, 'lasting'], { cwd: folder, stdio: 'ignore' });
  const file = join(folder, 'pid');
  await expect
    .poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 30_000 })
    .toMatch(/\d\./);
  parts.kill('SIGINT');
  expect(await once(parts, 'exit')).toEqual([1, null]);
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 30_000 }).toBe(false);
});
