import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from './errors.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { PostgresProcess } from './postgres-process.ts';

export type DatabaseState = 'ready' | 'restarting' | 'stopped';

/** Delays between restart attempts in milliseconds, doubled from `first` up to `longest`. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/** After running this long (ms), the database counts as healthy and the next restart begins with the shortest delay. */
const WELL_AFTER = 30_000;

/** How often the first start waits for connections of a killed predecessor to end. */
const PATIENCE_WITH_PREDECESSOR = 20;

/** Keeps the database running: restarts it when it dies, with growing delays while restarts fail. */
export class Supervisor {
  readonly #launch: () => Promise<PostgresProcess>;
  readonly #log: DatabaseLog;
  readonly #backoff: Backoff;
  readonly #listeners = new Set<(state: DatabaseState) => void>();
  readonly #stopping = new AbortController();
  #state: DatabaseState = 'restarting';
  #process: PostgresProcess | undefined;
  #watching: Promise<void> = Promise.resolve();

  constructor(launch: () => Promise<PostgresProcess>, log: DatabaseLog, backoff: Backoff) {
    this.#launch = launch;
    this.#log = log;
    this.#backoff = backoff;
  }

  get state(): DatabaseState {
    return this.#state;
  }

  /** Calls the listener at each change of state. Returns a function that unsubscribes. */
  onStateChange(listener: (state: DatabaseState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Starts it for the first time. Throws if that fails. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#startOnce();
        break;
      } catch (error) {
        const waits = error instanceof EmbeddedPostgresError && error.code === 'memory-still-in-use';
        if (!waits || attempt === PATIENCE_WITH_PREDECESSOR) throw error;
        await this.#pause(this.#backoff.first);
      }
    }
    this.#watching = this.#watch();
  }

  /** Stops it permanently; resolves when its process has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#process?.stop();
    await this.#watching;
    this.#setState('stopped');
  }

  async #startOnce(): Promise<PostgresProcess> {
    const launched = await this.#launch();
    this.#process = launched;
    // Stop was requested while it was being launched, when there was no process to stop yet.
    if (this.#stopping.signal.aborted) await launched.stop();
    await launched.ready;
    this.#setState('ready');
    return launched;
  }

  async #watch(): Promise<void> {
    let wait = this.#backoff.first;
    while (this.#process !== undefined) {
      const since = performance.now();
      const reason = await this.#process.ended;
      if (this.#stopping.signal.aborted) return;
      this.#setState('restarting');
      if (performance.now() - since > WELL_AFTER) wait = this.#backoff.first;
      wait = await this.#restart(reason, wait);
      if (this.#stopping.signal.aborted) return;
    }
  }

  /** Retries until it runs or the supervisor is stopped. Returns the delay of the next attempt. */
  async #restart(firstReason: unknown, firstWait: number): Promise<number> {
    let reason = firstReason;
    let wait = firstWait;
    while (!this.#stopping.signal.aborted) {
      const message = reason instanceof Error ? reason.message : String(reason);
      this.#log.error(
        { waitMs: wait },
        `The database stopped; it is started again in ${wait} ms. ${message}`,
      );
      await this.#pause(wait);
      wait = Math.min(wait * 2, this.#backoff.longest);
      if (this.#stopping.signal.aborted) break;
      try {
        await this.#startOnce();
        this.#log.info({}, 'The database runs again');
        break;
      } catch (error) {
        reason = error;
      }
    }
    return wait;
  }

  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  #setState(state: DatabaseState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
