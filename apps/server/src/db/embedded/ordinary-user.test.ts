import { once } from 'node:events';
import { chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AS_ROOT, startServer, temporaryPlaces } from '#testing/database/embedded-fixture.ts';
import { canEnter } from './folder-access.ts';

/** The account `nobody` of Linux. */
const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534, differs: true };

test.runIf(AS_ROOT && process.platform === 'linux')(
  'an ordinary user runs the database as themselves',
  async ({ skip }) => {
    const reachable = [process.execPath, fileURLToPath(new URL('.', import.meta.url))].map((path) =>
      canEnter(NOBODY, path),
    );
    if ((await Promise.all(reachable)).includes(false))
      return skip('an ordinary user may not enter this checkout');
    const { root, dataDir, sharedFolder } = await temporaryPlaces();
    await chown(root, NOBODY.uid, NOBODY.gid);
    const server = startServer({ dataDir, sharedFolder }, NOBODY);

    expect(await server.url).toContain(encodeURIComponent(join(dataDir, 'postgres', 'socket')));
    expect((await stat(join(dataDir, 'postgres', 'data'))).uid).toBe(NOBODY.uid);

    const exited = once(server.process, 'exit');
    server.process.stdin?.end();
    expect(await exited).toEqual([0, null]);
  },
);
