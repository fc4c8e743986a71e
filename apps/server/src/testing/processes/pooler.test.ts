import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchenChanges } from '@game-plan/contracts/kitchen/kitchen-changes';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { bareDatabase } from '../database/clone-database.ts';
import { makeTemporaryFolder } from '../database/temporary-folder.ts';
import { freePort } from './free-port.ts';
import { runServer, setUpServer } from './running-server.ts';
import { TIME_TO_START } from './server-process.ts';

const PROGRAM = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
].find(existsSync);

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** PgBouncer before the database of the address, which gives each transaction any of five connections: the address through it. */
async function startPooler(program: string, folder: string, direct: string): Promise<string> {
  const { pathname, searchParams } = new URL(direct);
  const socketFolder = searchParams.get('host') ?? '';
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${socketFolder} port=${searchParams.get('port')} user=${searchParams.get('user')}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'auth_type = any',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'default_pool_size = 5',
  ];
  await writeFile(settings, `${lines.join('\n')}\n`, { mode: 0o644 });
  // It does not run as root, and only the database's own account may use its socket.
  const { uid, gid } = await stat(socketFolder);
  const pooler = spawn(program, ['-q', settings], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  onTestFinished(async () => {
    const gone = once(pooler, 'exit');
    if (pooler.kill('SIGKILL')) await gone;
  });
  await expect.poll(() => listens(port)).toBe(true);
  return `postgresql://anybody@127.0.0.1:${port}${pathname}`;
}

describe('PgBouncer in transaction mode', TIME_TO_START, () => {
  test('several copies start through it, and receive changes by a direct connection', async ({ skip }) => {
    if (PROGRAM === undefined) return skip('PgBouncer is not installed here (apt install pgbouncer)');
    const database = await bareDatabase();
    onTestFinished(() => database.drop());
    const folder = await makeTemporaryFolder();
    onTestFinished(() => folder.remove());
    const through = {
      DATABASE_URL: await startPooler(PROGRAM, folder.path, database.url),
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATA_DIR: folder.path,
      SESSION_SECRET: 'one secret for all copies of the app',
    };
    const [one, other] = [
      { ...through, PORT: String(await freePort()) },
      { ...through, DATABASE_DIRECT_URL: database.url, PORT: String(await freePort()) },
    ];
    // On a database without one table: a lock of the migrations that stayed with a connection would keep the second waiting.
    await Promise.all([runServer(one), runServer(other)]);
    const ada = await setUpServer(one);
    const names = Array.from({ length: 30 }, (_, count) => `Thing ${count}`);
    const add = (name: string) =>
      ada.call(ingredients.create, { body: { name, category: 'pantry', quantity: '1', unit: 'piece' } });
    await Promise.all(names.map(add));
    expect(await ada.call(ingredients.list)).toHaveLength(names.length);

    const cookie = `${SESSION_COOKIE}=${ada.cookie(SESSION_COOKIE)}`;
    const hears = async () => {
      const leaving = new AbortController();
      const address = `http://127.0.0.1:${other.PORT}${kitchenChanges.stream.path}?tab=1-2`;
      const { status } = await fetch(address, { headers: { cookie }, signal: leaving.signal });
      leaving.abort();
      return status;
    };
    await expect.poll(hears).toBe(200);
  });
});
