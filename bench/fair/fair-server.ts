import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nanosecondsOf } from '../processor-time.ts';
import { startServerProcess } from '../server-process.ts';
import { Visitor } from './visitor.ts';

const details = (username: string) => ({
  username,
  password: 'only for measuring',
  firstName: username,
  lastName: 'Bench',
  email: `${username}@example.org`,
});

export interface FairServer {
  /** The first user, an admin. */
  readonly admin: Visitor;
  /** Invites a user and signs them up. */
  signUp(username: string): Promise<Visitor>;
  /** Resident megabytes of the server's process; Linux only. */
  residentMegabytes(): number;
  /** CPU milliseconds of the server and its database since they started, independent of other load; Linux only. */
  processorMilliseconds(): number;
  /** CPU milliseconds of the server's main thread. */
  answeringMilliseconds(): number;
  stop(): Promise<void>;
}

/** The server as started by `npm start`, in a separate process with its own data. */
export async function startFairServer(flags: readonly string[] = []): Promise<FairServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-fair-'));
  // As root, the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  // Photos are decoded before they are sent to a model, which does not answer here.
  const settings = {
    DATA_DIR: dataDir,
    AI_PROVIDER: 'openai',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_VISION_MODEL: 'none',
  };
  const { origin, pid, stop } = await startServerProcess(settings, flags);
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
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    processorMilliseconds() {
      return nanosecondsOf(pid) / 1e6;
    },
    answeringMilliseconds() {
      const [nanoseconds = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1e6;
    },
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
