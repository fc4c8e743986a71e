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
  /** The first person, an admin. */
  readonly admin: Visitor;
  /** Invites a user and signs them up. */
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

/** The server as `npm start` runs it, in a process of its own, on data of its own. */
export async function startFairServer(flags: readonly string[] = []): Promise<FairServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-fair-'));
  // As root the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  // Photos are decoded before they are shown to a model, and no model answers there.
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
