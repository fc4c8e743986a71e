import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
  cpSync(join(import.meta.dirname, 'check-setup.js'), join(root, 'scripts/check-setup.js'));
});

afterEach(() => rmSync(root, { recursive: true }));

function checkSetup(neededNode: string) {
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node: neededNode } }),
  );
  return spawnSync(process.execPath, [join(root, 'scripts/check-setup.js')], { encoding: 'utf8' });
}

test('without packages it asks to install them', () => {
  const { status, stderr } = checkSetup('>=20.0');
  expect(stderr).toContain('Run `npm ci`');
  expect(status).toBe(1);
});

test.each([
  ['>=1000.0', 1, 'Node 1000.0 or newer is needed'],
  [`>=${process.versions.node.split('.')[0]}.999`, 1, 'or newer is needed'],
  ['>=20.0', 0, ''],
])('with packages and engines %s it exits %i', (needed, exit, sentence) => {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  const { status, stderr } = checkSetup(needed);
  expect(stderr).toContain(sentence);
  expect(status).toBe(exit);
});
