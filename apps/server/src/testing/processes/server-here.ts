import { pino } from 'pino';
import { parseEnv } from '#env';
import { LOG_OPTIONS } from '#http/logging.ts';

export interface ServerHere {
  /** Everything it has logged. */
  readonly output: string;
  stop(): Promise<void>;
}

/**
 * Starts a server with these settings in this process, for tests that send it no signal: a process has to load the whole
 * app first. Rejects as `startServer` does.
 */
export async function startServerHere(env: Record<string, string>): Promise<ServerHere> {
  // Loaded only where one is started.
  const { startServer } = await import('#start-server');
  let output = '';
  const write = (line: string) => {
    output += line;
  };
  const server = await startServer(parseEnv(env), pino(LOG_OPTIONS, { write }));
  return {
    get output() {
      return output;
    },
    // Without a drain period, because there is nothing more to answer.
    stop: () => server.stop(AbortSignal.abort()),
  };
}
