import { spawn } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cluster {
  /** The address of the coordinator's database 'postgres', in which the workers are registered. */
  readonly url: string;
  /** Stops all machines and removes their folders. */
  stop(): Promise<void>;
}

/** Settings for data that need not survive the test run. */
const SETTINGS = `
shared_preload_libraries = 'citus'
listen_addresses = ''
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
shared_buffers = 64MB
max_connections = 300
max_prepared_transactions = 300
citus.shard_count = 4
citus.enable_statistics_collection = off
`;

/** A Unix socket's name contains the port. */
const PORT = 39700;
const MACHINES = ['coordinator', 'worker-1', 'worker-2'] as const;

async function call(program: string, args: readonly string[], account: Account): Promise<string> {
  const child = spawn(program, args, {
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    // The server that pg_ctl starts must not inherit the pipe.
    stdio: ['ignore', program.endsWith('pg_ctl') ? 'ignore' : 'pipe', 'inherit'],
    ...account,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return output;
}

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL does not run as root, so root uses the system's postgres account. */
async function findAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = [await call('id', ['-u', 'postgres'], {}), await call('id', ['-g', 'postgres'], {})];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts a coordinator and two workers that accept connections on sockets in a temporary folder, without a password.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const account = await findAccount();
  const folder = await mkdtemp(join(tmpdir(), 'game-plan-citus-'));
  await chmod(folder, 0o711);
  const placeOf = (machine: string) => join(folder, machine);
  const program = (name: string, args: readonly string[]) => call(join(programs, name), args, account);
  const ask = (machine: string, statement: string) =>
    program('psql', [
      '-h',
      placeOf(machine),
      '-p',
      String(PORT),
      '-U',
      'app',
      '-d',
      'postgres',
      '-qXAtc',
      statement,
    ]);

  const stop = async () => {
    for (const machine of MACHINES) {
      const data = join(placeOf(machine), 'data');
      await program('pg_ctl', ['-D', data, '-m', 'immediate', '-s', 'stop']).catch(() => undefined);
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const machine of MACHINES) {
      const place = placeOf(machine);
      const data = join(place, 'data');
      await mkdir(place, { mode: 0o755 });
      if (account.uid !== undefined && account.gid !== undefined)
        await chown(place, account.uid, account.gid);
      await program('initdb', [
        '-D',
        data,
        '-U',
        'app',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '-N',
      ]);
      await appendFile(
        join(data, 'postgresql.conf'),
        `${SETTINGS}unix_socket_directories = '${place}'\nport = ${PORT}\n`,
      );
      await program('pg_ctl', ['-D', data, '-l', join(place, 'log'), '-s', '-w', 'start']);
      await ask(machine, 'create extension citus');
    }
    const [coordinator, ...workers] = MACHINES;
    await ask(coordinator, `select citus_set_coordinator_host('${placeOf(coordinator)}', ${PORT})`);
    for (const worker of workers)
      await ask(coordinator, `select citus_add_node('${placeOf(worker)}', ${PORT})`);
    const host = encodeURIComponent(placeOf(coordinator));
    return { url: `postgresql://app@localhost:${PORT}/postgres?host=${host}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
