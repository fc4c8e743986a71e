import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PLACES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];
const NEEDED = ['initdb', 'pg_basebackup', 'pg_ctl', 'psql', 'postgres'];

/** The newest PostgreSQL on this machine that supports replication; the one from npm packages has no pg_basebackup. */
export async function findPostgres(): Promise<string | undefined> {
  for (const place of PLACES.filter(existsSync)) {
    const versions = (await readdir(place)).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    const found = versions
      .map((version) => join(place, version, 'bin'))
      .find((folder) => NEEDED.every((program) => existsSync(join(folder, program))));
    if (found) return found;
  }
  return undefined;
}

/** PostgreSQL does not run as root, so root uses the system's postgres account. */
async function account(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const { stdout } = await run('id', ['-u', 'postgres']);
  const group = await run('id', ['-g', 'postgres']);
  return { uid: Number(stdout), gid: Number(group.stdout) };
}

/** Two servers of one database on this machine: a primary and a synchronous standby. */
export class Pair {
  readonly #programs: string;
  readonly #folder: string;
  readonly #ports: readonly [number, number];
  #primary = 0;

  constructor(programs: string, folder: string, ports: readonly [number, number]) {
    this.#programs = programs;
    this.#folder = folder;
    this.#ports = ports;
  }

  /** The address with both servers. */
  get url(): string {
    const hosts = this.#ports.map((port) => `127.0.0.1:${port}`).join(',');
    return `postgresql://postgres@${hosts}/kitchen?target_session_attrs=read-write`;
  }

  async start(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const { uid, gid } = await account();
    if (uid !== undefined && gid !== undefined) await chown(this.#folder, uid, gid);
    await this.#program('initdb', [
      '-D',
      this.#data(0),
      '-U',
      'postgres',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]);
    await appendFile(
      join(this.#data(0), 'postgresql.conf'),
      "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 60\n",
    );
    await this.#startServer(0);
    await this.ask('create database kitchen', 'postgres');
    await this.#follow();
  }

  /** Kills the primary like a power cut, and promotes the standby. Resolves when the promotion was requested. */
  async failOver(): Promise<void> {
    const dead = this.#primary;
    const { stdout } = await run('head', ['-1', join(this.#data(dead), 'postmaster.pid')]);
    const children = await run('ps', ['-o', 'pid=', '--ppid', stdout.trim()]);
    for (const pid of [stdout, ...children.stdout.trim().split('\n')]) process.kill(Number(pid), 'SIGKILL');
    this.#primary = 1 - dead;
    await this.#program('pg_ctl', ['-D', this.#data(this.#primary), '-w', 'promote']);
    // The new primary has no standby yet; commits would wait for the other server's repair.
    await this.ask("alter system set synchronous_standby_names = ''", 'postgres');
    await this.ask('select pg_reload_conf()', 'postgres');
  }

  /** Creates a new standby for the primary. */
  async repair(): Promise<void> {
    await this.#follow();
  }

  /** Runs a statement on the primary with psql and returns its output lines. */
  async ask(statement: string, database = 'kitchen'): Promise<string[]> {
    const place = [
      '-h',
      '127.0.0.1',
      '-p',
      String(this.#ports[this.#primary]),
      '-U',
      'postgres',
      '-d',
      database,
    ];
    const { stdout } = await this.#program('psql', [...place, '-XAtc', statement]);
    return stdout.trim().split('\n').filter(Boolean);
  }

  async stop(): Promise<void> {
    for (const at of [0, 1]) {
      await this.#program('pg_ctl', ['-D', this.#data(at), '-m', 'immediate', 'stop']).catch(() => undefined);
    }
  }

  async #follow(): Promise<void> {
    const follower = 1 - this.#primary;
    await rm(this.#data(follower), { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${this.#ports[this.#primary]} user=postgres application_name=follower`;
    await this.#program('pg_basebackup', ['-D', this.#data(follower), '-R', '-c', 'fast', '-d', from]);
    await this.#startServer(follower);
    await this.ask("alter system set synchronous_standby_names = '*'", 'postgres');
    await this.ask('select pg_reload_conf()', 'postgres');
    const state = "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'";
    while ((await this.ask(state)).length === 0);
  }

  async #startServer(at: number): Promise<void> {
    const log = join(this.#folder, `server-${at}.log`);
    const options = `-p ${this.#ports[at]}`;
    await this.#program('pg_ctl', ['-D', this.#data(at), '-l', log, '-w', '-o', options, 'start']);
  }

  #data(at: number): string {
    return join(this.#folder, `data-${at}`);
  }

  async #program(name: string, args: readonly string[]): Promise<{ stdout: string }> {
    const child = spawn(join(this.#programs, name), args, {
      cwd: '/',
      // The server that pg_ctl starts must not inherit the output pipe.
      stdio: ['ignore', name === 'psql' ? 'pipe' : 'ignore', 'ignore'],
      ...(await account()),
    });
    let stdout = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}`);
    return { stdout };
  }
}
