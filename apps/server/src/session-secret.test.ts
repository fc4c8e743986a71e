import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '#testing/database/temporary-folder.ts';
import { SessionSecretError, sessionSecret } from './session-secret.ts';

async function folder(): Promise<string> {
  const { path, remove } = await makeTemporaryFolder();
  onTestFinished(remove);
  return path;
}

test('is created once, readable by this account only, and the same for all copies of the app', async () => {
  const dataDir = join(await folder(), 'data');
  const copies = await Promise.all(Array.from({ length: 5 }, () => sessionSecret(undefined, dataDir)));
  expect(new Set([...copies, await sessionSecret(undefined, dataDir)]).size).toBe(1);
  expect(copies[0]).toHaveLength(64);
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});

test('is created again when its file is incomplete', async () => {
  const dataDir = await folder();
  await writeFile(join(dataDir, 'session-secret'), '');
  const secret = await sessionSecret(undefined, dataDir);
  expect(secret).toHaveLength(64);
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
});

test('fails with a message when it cannot be stored', async () => {
  const file = join(await folder(), 'a file');
  await writeFile(file, '');
  const asked = sessionSecret(undefined, file);
  await expect(asked).rejects.toThrow(SessionSecretError);
  await expect(asked).rejects.toThrow(`${join(file, 'session-secret')}: ENOTDIR`);
});

test('needs no folder when it is configured', async () => {
  expect(await sessionSecret('the configured one', '/nowhere')).toBe('the configured one');
});
