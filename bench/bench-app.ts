import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { parseEnv } from '../apps/server/src/env.ts';
import { SESSION_COOKIE } from '../apps/server/src/http/sessions/session.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { freePort } from '../apps/server/src/testing/processes/free-port.ts';

export interface BenchApp {
  /** Makes a call as the signed-in admin and reads the whole answer. Throws on failure. */
  call(path: string, body?: unknown): Promise<string>;
  /** Reads a path once, and returns a function that revalidates the answer. Throws unless it is still current. */
  holdAnswer(path: string): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** The real server in this process, on an embedded database in a temporary folder, with a signed-in admin. */
export async function startBenchApp(log: FastifyBaseLogger): Promise<BenchApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-bench-'));
  // As root, the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const server = await startServer(
    parseEnv({ DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT: 'off' }),
    log,
  );
  let cookie = '';
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    const session = response.headers.getSetCookie().find((one) => one.startsWith(SESSION_COOKIE));
    if (session) [cookie = ''] = session.split(';');
    return text;
  };
  await call('/api/auth/setup-admin', {
    firstName: 'Bench',
    lastName: 'Mark',
    email: 'bench@example.org',
    username: 'bench',
    password: 'only for measuring',
  });
  return {
    call,
    async holdAnswer(path) {
      const url = `http://127.0.0.1:${port}${path}`;
      const etag = (await fetch(url, { headers: { cookie } })).headers.get('etag');
      if (etag === null) throw new Error(`${path} says no ETag`);
      return async () => {
        const { status } = await fetch(url, { headers: { cookie, 'if-none-match': etag } });
        if (status !== 304) throw new Error(`${path} answered ${status} instead of 304`);
      };
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
