import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@game-plan/contracts/people/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databasePid } from '#testing/database/embedded-fixture.ts';
import { details, PASSWORD } from '#testing/people.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { processesAbout } from '#testing/processes/processes-about.ts';
import { copyStartedData } from '#testing/processes/running-server.ts';
import { ServerProcess, TIME_TO_START } from '#testing/processes/server-process.ts';
import { TestClient } from '#testing/test-client.ts';

/** A module that Node loads first and that never lets the server listen, so that it is still starting. */
const NEVER_LISTENS = `import { Server } from 'node:net';
Server.prototype.listen = function () { return this; };`;

describe('the server as a process', TIME_TO_START, () => {
  let folder: string;
  let env: Record<string, string>;
  const started: ServerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gpc-main-'));
    await chmod(folder, 0o711);
    env = { DATA_DIR: await copyStartedData(folder), PORT: String(await freePort()) };
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

  /** Signs ada in by a request whose body comes at the same moment as the signal: what was answered. */
  async function signInWhileStopping(server: ServerProcess): Promise<string> {
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
    // Held while the body is sent, it reads that and the signal at once: the request is at work when it begins to stop.
    server.kill('SIGSTOP');
    await new Promise((resolve) => socket.write(body, resolve));
    server.kill('SIGTERM');
    const closed = once(socket, 'close');
    server.kill('SIGCONT');
    await closed;
    return answer;
  }

  /** Kills the database and keeps it from starting for a while: the answers meanwhile. */
  async function loseDatabase(client: TestClient): Promise<void> {
    const data = join(folder, 'data', 'postgres', 'data');
    // Without this file it cannot start: it stays away for as long as it is looked for.
    const [needed, away] = [join(data, 'PG_VERSION'), join(folder, 'PG_VERSION')];
    await rename(needed, away);
    process.kill(await databasePid(data), 'SIGKILL');
    const statuses = new Set<number>();
    let retryAfter: string | null = null;
    const ask = async () => {
      const { status, headers } = await client.send('GET', '/api/auth/me');
      statuses.add(status);
      retryAfter = headers.get('retry-after');
      return status;
    };
    // A connection of it may live on for a moment.
    await expect.poll(ask, { timeout: 60_000 }).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await client.send('GET', '/api/health')).status).toBe(200);
    await rename(away, needed);
    await expect.poll(ask, { timeout: 60_000 }).toBe(200);
    expect(statuses).toEqual(new Set([503, 200]));
  }

  // That it starts again on the same data, with the same sessions, is in `http/faults.test.ts`.
  test('stops without a remaining process, during the start and during requests, and answers 503 with Retry-After while its database is dead', async () => {
    const neverListens = join(folder, 'never-listens.mjs');
    await writeFile(neverListens, NEVER_LISTENS);
    const unready = start({ NODE_OPTIONS: `--import=${neverListens}` });
    await expect.poll(() => unready.output, { timeout: 60_000 }).toContain('starting PostgreSQL');
    // As when the terminal is closed.
    unready.kill('SIGHUP');
    expect(await unready.exit()).toBe(0);
    expect(unready.output).not.toContain('is ready at');
    await expect.poll(() => processesAbout(folder), { timeout: 60_000 }).toEqual([]);

    // On whatever that one had begun.
    const server = start();
    const url = await server.ready();
    expect(url).toBe(`http://localhost:${env.PORT}`);
    const origin = `http://127.0.0.1:${env.PORT}`;
    const client = new TestClient(origin);
    expect((await client.send('GET', '/api/ready')).status).toBe(200);
    await client.call(auth.setupAdmin, { body: details('ada') });
    expect((await stat(join(folder, 'data', 'session-secret'))).mode & 0o777).toBe(0o600);

    await loseDatabase(client);
    expect((await client.call(auth.me)).user.username).toBe('ada');
    // The database stops after the request.
    expect(await signInWhileStopping(server)).toMatch(/HTTP\/1.1 200 OK/);
    expect(await server.exit()).toBe(0);
    expect(await processesAbout(folder)).toEqual([]);
  });
});
