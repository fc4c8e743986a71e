import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it, and removes its folder unless that was given. */
  stop(): Promise<void>;
}

/** A new folder for a server's data, which the account that its database runs under as root can enter, too. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gpc-bench-'));
  await chmod(folder, 0o711);
  return folder;
}

/** What V8 keeps for new objects; by default it takes a hundred megabytes while the tables of foods are read, and keeps them. */
const AS_STARTED = ['--max-semi-space-size=8'];

/**
 * The server as started by `npm start`, in a separate process, without `.env`. Resolves when it is ready.
 * @param settings environment variables; without DATA_DIR, it gets a folder of its own
 * @param flags Node flags
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = settings.DATA_DIR ?? (await makeDataFolder());
  const server = spawn(process.execPath, [...AS_STARTED, ...flags, MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      ...settings,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const isUp = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The server ended instead of starting');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    port,
    pid: server.pid ?? Number.NaN,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      if (settings.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Does `work` beside a server (see `startServerProcess`), and stops it whatever happens. */
export async function withServer<Result>(
  settings: Readonly<Record<string, string>>,
  work: (server: ServerProcess) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const server = await startServerProcess(settings, flags);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** The ids of a process and its descendants; Linux only. */
export function processTree(pid: number): number[] {
  const children = readdirOrNothing(`/proc/${pid}/task`).flatMap((thread) =>
    readOrNothing(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

/** CPU milliseconds of all threads of a process and its descendants, whatever else the machine does; Linux only. */
export function processorMilliseconds(pid: number): number {
  const threads = processTree(pid).flatMap((each) =>
    readdirOrNothing(`/proc/${each}/task`).map((thread) => `/proc/${each}/task/${thread}`),
  );
  return threads.reduce((sum, thread) => sum + threadMilliseconds(thread), 0);
}

/** CPU milliseconds of the thread with this folder in /proc. */
export function threadMilliseconds(folder: string): number {
  const [nanoseconds] = readOrNothing(`${folder}/schedstat`).split(' ');
  return Number(nanoseconds) / 1e6;
}

/** A process or thread may end meanwhile. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readdirOrNothing(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** The details of a new account. */
export const accountOf = (username: string) => ({
  username,
  password: 'only for measuring',
  firstName: username,
  lastName: 'Bench',
  email: `${username}@example.org`,
});

/** Signs the first user, an admin, up. */
export async function signUpAdmin(origin: string): Promise<Visitor> {
  const admin = new Visitor(origin);
  await admin.read('POST', '/api/auth/setup-admin', accountOf('bench'));
  return admin;
}

/** Invites a person and signs them up. */
export async function signUp(admin: Visitor, username: string): Promise<Visitor> {
  const account = accountOf(username);
  const invitation = await admin.read('POST', '/api/admin/invite', { email: account.email });
  const { inviteUrl } = invitation as { inviteUrl: string };
  const person = new Visitor(admin.origin);
  const inviteCode = new URL(inviteUrl).searchParams.get('invite');
  await person.read('POST', '/api/auth/signup', { ...account, inviteCode });
  return person;
}

const UNREAD_MILLISECONDS = 1000;

/** A browser stand-in: one person's calls, with cookies. */
export class Visitor {
  readonly origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Makes a call and discards the answer. Returns the status. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return (await this.#exchange(method, path, body, headers)).status;
  }

  /** Makes a call that must succeed, and parses its answer. */
  async read(method: string, path: string, body?: unknown): Promise<unknown> {
    const text = await this.readText(method, path, body);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Like `read`, without parsing. */
  async readText(method: string, path: string, body?: unknown): Promise<string> {
    const { status, text } = await this.#exchange(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
    return text;
  }

  /** Sends a request, reads nothing for a second, and disconnects. */
  leaveUnread(path: string): Promise<void> {
    const { hostname, port } = new URL(this.origin);
    const socket = connect(Number(port), hostname).pause();
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.once('close', () => resolve()).on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${this.cookies}\r\n\r\n`);
    setTimeout(() => socket.destroy(), UNREAD_MILLISECONDS);
    return promise;
  }

  /** As a Cookie header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #exchange(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: this.cookies,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  }
}
