import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY = 'Game Plan Cookbook is ready at ';

/** Environment variables. */
type Settings = Readonly<Record<string, string>>;

/** The real app, as a person starts it, with its own folder and port. */
export interface AppServer {
  readonly url: string;
  /** Its data folder: DATA_DIR for commands that run beside it. */
  readonly dataDir: string;
  /** Restarts it on the same data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** @param settings additional environment variables; '{url}' in a value is replaced by the app's address */
export async function startAppServer(settings: Settings = {}): Promise<AppServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-e2e-'));
  // As root, the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const remove = () => rm(dataDir, { recursive: true });
  let child = await launch(dataDir, port, settings).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async restart() {
      await stop(child);
      child = await launch(dataDir, port, settings);
    },
    async dispose() {
      await stop(child);
      await remove();
    },
  };
}

const withUrl = (settings: Settings, url: string): Settings =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.replaceAll('{url}', url)]));

/** Resolves when the app is ready; rejects with its output if it exits before. */
async function launch(dataDir: string, port: number, settings: Settings): Promise<ChildProcess> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // The default for an external database would be three seconds.
      DRAIN_SECONDS: '0',
      ...withUrl(settings, `http://localhost:${port}`),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      output.push(`${line}\n`);
      if (line.startsWith(READY)) resolve();
    });
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The app ended with ${code} before it was ready:\n${output.join('')}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The app had ended by itself with ${child.exitCode}`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The app did not stop cleanly: ${code}`);
}
