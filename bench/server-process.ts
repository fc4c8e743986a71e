import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/src/testing/processes/free-port.ts';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * The server as started by `npm start`, in a separate process, without `.env`. Resolves when it is ready.
 * @param settings environment variables, including DATA_DIR
 * @param flags Node flags
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...flags, MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      ...settings,
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
    },
  };
}
