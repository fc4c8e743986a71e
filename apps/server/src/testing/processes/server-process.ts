import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** For tests that start servers: a start takes some seconds, or half a minute on a busy machine. */
export const TIME_TO_START = { timeout: 180_000 };

/** The app as a separate process, as `npm start` runs it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown[]>;
  #output = '';

  constructor(env: Record<string, string>) {
    this.#child = spawn(process.execPath, [MAIN], {
      // No drain period unless a test sets one, because there is no load balancer.
      env: { PATH: process.env.PATH, DRAIN_SECONDS: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#exited = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
  }

  /** Everything it has printed. */
  get output(): string {
    return this.#output;
  }

  /** Waits for the line with its address and returns the address. */
  async ready(): Promise<string> {
    for (;;) {
      const url = /is ready at (\S+)/.exec(this.#output)?.[1];
      if (url) return url;
      const next = this.#child.stdout ? once(this.#child.stdout, 'data') : this.#exited;
      const [exit] = await Promise.race([next.then(() => []), this.#exited]);
      if (exit !== undefined) throw new Error(`The server ended instead of starting:\n${this.#output}`);
    }
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends the signal if it is still running, and resolves when it has exited. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.kill(signal);
    await this.exit();
  }

  /** Its exit code; null if a signal ended it. */
  async exit(): Promise<number | null> {
    const [code] = await this.#exited;
    return typeof code === 'number' ? code : null;
  }
}
