import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts';
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../scripts/memory-settings.ts';
import { Visitor } from './visitor.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

const details = (username: string) => ({
  username,
  password: 'only for measuring',
  firstName: username,
  lastName: 'Bench',
  email: `${username}@example.org`,
});

export interface FairServer {
  /** The first person, an admin. */
  readonly admin: Visitor;
  /** Invites somebody and signs them up. */
  signUp(username: string): Promise<Visitor>;
  /** Megabytes that the server's process has in memory; Linux alone tells. */
  residentMegabytes(): number;
  /**
   * Milliseconds that processors have worked for the server and its database since they started, whoever else kept the machine
   * busy meanwhile; Linux alone tells.
   */
  processorMilliseconds(): number;
  /** The same of the server's one thread that answers, as far as it has come. */
  answeringMilliseconds(): number;
  stop(): Promise<void>;
}

/** Of all threads of a process and of the processes that it started, which may end meanwhile. */
function nanosecondsOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const ofThread = (thread: string) => {
    const [own = 0] = readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    const children = readFileSync(`${tasks}/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    return children.reduce((sum, child) => sum + orNothing(() => nanosecondsOf(child)), own);
  };
  return readdirSync(tasks).reduce((sum, thread) => sum + orNothing(() => ofThread(thread)), 0);
}

function orNothing(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

/** The server as `npm start` runs it, in a process of its own, on data of its own, without the settings of `.env`. */
export async function startFairServer(flags: readonly string[] = []): Promise<FairServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-fair-'));
  // As root the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...MEMORY_FLAGS, ...flags, MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      // Photos are decoded before they are shown to a model, and nobody listens there.
      AI_PROVIDER: 'openai',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_VISION_MODEL: 'none',
      ...MEMORY_ENVIRONMENT,
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
  const admin = new Visitor(origin);
  await admin.read('POST', '/api/auth/setup-admin', details('admin'));
  return {
    admin,
    async signUp(username) {
      const invitation = await admin.read('POST', '/api/admin/invite', { email: `${username}@example.org` });
      const { inviteUrl } = invitation as { inviteUrl: string };
      const inviteCode = new URL(inviteUrl).searchParams.get('invite');
      const person = new Visitor(origin);
      await person.read('POST', '/api/auth/signup', { ...details(username), inviteCode });
      return person;
    },
    residentMegabytes() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    processorMilliseconds() {
      return server.pid === undefined ? Number.NaN : nanosecondsOf(server.pid) / 1e6;
    },
    answeringMilliseconds() {
      const [nanoseconds = ''] = readFileSync(`/proc/${server.pid}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1e6;
    },
    async stop() {
      server.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true });
    },
  };
}
