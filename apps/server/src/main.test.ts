import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { auth } from '@game-plan/contracts/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_COOKIE } from '#http/session.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { details, PASSWORD } from '#testing/people.ts';
import { freePort, ServerProcess } from '#testing/server-process.ts';
import { TestClient } from '#testing/test-client.ts';

const run = promisify(execFile);

/** The command lines of all processes that mention the folder. */
async function processesAbout(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'pid,args']);
  return stdout.split('\n').filter((line) => line.includes(folder));
}

describe('the server as a process', () => {
  let folder: string;
  let env: Record<string, string>;
  const started: ServerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gpc-main-'));
    await chmod(folder, 0o711);
    env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  });
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.kill('SIGTERM');
      await server.exit();
    }
    await rm(folder, { recursive: true, force: true });
  });

  function start(more: Record<string, string> = {}): ServerProcess {
    const server = new ServerProcess({ ...env, ...more });
    started.push(server);
    return server;
  }

  test('starts from nothing, keeps what it is told over a restart, leaves no process behind', async () => {
    const first = start();
    const url = await first.ready();
    expect(url).toBe(`http://localhost:${env.PORT}`);
    const origin = `http://127.0.0.1:${env.PORT}`;
    const client = new TestClient(origin);
    expect((await client.send('GET', '/api/ready')).status).toBe(200);
    await client.call(auth.setupAdmin, { body: details('ada') });
    expect((await stat(join(folder, 'data', 'session-secret'))).mode & 0o777).toBe(0o600);

    first.kill('SIGTERM');
    expect(await first.exit()).toBe(0);
    expect(await processesAbout(folder)).toEqual([]);

    const second = start();
    await second.ready();
    expect((await client.call(auth.me)).user.username).toBe('ada');

    // As when the terminal is closed.
    second.kill('SIGHUP');
    expect(await second.exit()).toBe(0);
    expect(await processesAbout(folder)).toEqual([]);
  });

  test('a request in flight is finished before the database stops', async () => {
    const server = start();
    await server.ready();
    const client = new TestClient(`http://127.0.0.1:${env.PORT}`);
    await client.call(auth.setupAdmin, { body: details('ada') });

    const body = JSON.stringify({ username: 'ada', password: PASSWORD });
    const socket = connect(Number(env.PORT), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const head = [
      'POST /api/auth/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n');
    socket.write(head);
    // The '100 Continue' says that the request has arrived and waits for its body.
    await once(socket, 'data');
    server.kill('SIGTERM');
    const closed = once(socket, 'close');
    socket.write(body);
    await closed;
    expect(answer).toMatch(/HTTP\/1.1 200 OK/);
    expect(await server.exit()).toBe(0);
  });

  test('told to stop while it starts, it ends at once with its database, and the next start finds all in order', async () => {
    const first = start();
    await expect.poll(() => first.output, { timeout: 20_000 }).toContain('starting PostgreSQL');
    first.kill('SIGTERM');
    expect(await first.exit()).toBe(0);
    expect(first.output).not.toContain('is ready at');
    await expect.poll(() => processesAbout(folder), { timeout: 20_000 }).toEqual([]);
    await start().ready();
  });

  test('a second copy on the same DATA_DIR is refused in words', async () => {
    await start().ready();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.exit()).toBe(1);
    expect(second.output).toContain(join(folder, 'data'));
    expect(second.output).toContain('in use by another copy');
  });

  test('killed outright, it starts again on the same data', async () => {
    const first = start();
    await first.ready();
    const client = new TestClient(`http://127.0.0.1:${env.PORT}`);
    await client.call(auth.setupAdmin, { body: details('ada') });
    first.kill('SIGKILL');
    expect(await first.exit()).toBeNull();
    await start().ready();
    expect((await client.call(auth.me)).user.username).toBe('ada');
  });

  test('when the database dies, calls are 503 with Retry-After until it is back', async () => {
    await start().ready();
    const client = new TestClient(`http://127.0.0.1:${env.PORT}`);
    await client.call(auth.setupAdmin, { body: details('ada') });
    const [postmaster = ''] = (await processesAbout(folder)).filter((line) => line.includes('postgres'));
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');

    const first = await client.send('GET', '/api/auth/me');
    expect(first.status).toBe(503);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.send('GET', '/api/health')).status).toBe(200);
    await vi.waitFor(
      async () => {
        const { status } = await client.send('GET', '/api/auth/me');
        expect([200, 503]).toContain(status);
        if (status === 503) throw new Error('The database is not back yet');
      },
      { timeout: 30_000 },
    );
    expect((await client.call(auth.me)).user.username).toBe('ada');
  });

  test('a taken port and a mistaken variable are told in words, with exit code 1', async () => {
    await start().ready();
    const taken = start({ DATA_DIR: join(folder, 'other') });
    expect(await taken.exit()).toBe(1);
    expect(taken.output).toContain(`Port ${env.PORT} is taken`);
    expect(await processesAbout(join(folder, 'other'))).toEqual([]);

    const elsewhere = start({ DATA_DIR: join(folder, 'other'), HOST: '203.0.113.9' });
    expect(await elsewhere.exit()).toBe(1);
    expect(elsewhere.output).toContain('HOST is 203.0.113.9, which is no address of this machine.');

    const mistaken = start({ PORT: 'eighty' });
    expect(await mistaken.exit()).toBe(1);
    expect(mistaken.output).toContain('PORT: got "eighty", wants a whole number from 1 to 65535');
  });

  test('two copies start at once on one external database and share its sessions and limits', async () => {
    const database = await cloneDatabase();
    const shared = { DATABASE_URL: database.url, SESSION_SECRET: 'one secret for all copies of the app' };
    const ports = [await freePort(), await freePort()] as const;
    const copies = ports.map((port) => start({ ...shared, PORT: String(port) }));
    await Promise.all(copies.map((copy) => copy.ready()));
    const [here, there] = [
      new TestClient(`http://127.0.0.1:${ports[0]}`),
      new TestClient(`http://127.0.0.1:${ports[1]}`),
    ];
    await here.call(auth.setupAdmin, { body: details('ada') });
    there.setCookie(SESSION_COOKIE, here.cookie(SESSION_COOKIE) ?? '');
    expect((await there.call(auth.me)).user.username).toBe('ada');

    const body = JSON.stringify({ username: 'ada', password: 'a guess' });
    for (let count = 0; count < 10; count += 1) {
      const client = count % 2 ? here : there;
      expect((await client.send('POST', auth.login.path, { body })).status).toBe(401);
    }
    expect((await here.send('POST', auth.login.path, { body })).status).toBe(429);
    expect((await there.send('POST', auth.login.path, { body })).status).toBe(429);

    for (const copy of copies) {
      copy.kill('SIGTERM');
      expect(await copy.exit()).toBe(0);
    }
    await database.drop();
  });

  test('a database that cannot be reached is told in words, with exit code 1', async () => {
    const server = start({ DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' });
    expect(await server.exit()).toBe(1);
    expect(server.output).toContain('The database of DATABASE_URL could not be used');
    expect(server.output).not.toContain('secret');
  });
});
