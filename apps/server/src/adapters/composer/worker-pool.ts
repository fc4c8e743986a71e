import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { Piscina } from 'piscina';
import { type Composer, ComposerBusyError } from './port.ts';

const WORKER = fileURLToPath(new URL('./compose-worker.ts', import.meta.url));

/** One keeps the answering thread free, and a machine with two cores has no third to give. */
const THREADS = 1;
/** A few seconds of work: who comes after them would rather be told than wait. */
const WAITING_MAX = 100;
/** Several times what it takes. */
const MEMORY_MB = 256;

interface Options {
  /** Hears of a thread that died with nothing to do. */
  readonly onError: (error: unknown) => void;
  /** How many may wait. */
  readonly waitingMax?: number | undefined;
}

interface ComposerThreads extends Composer {
  /** The threads that run; none before the first question. */
  readonly threads: readonly Worker[];
  /** Ends the threads; whoever still waits is refused. */
  close(): Promise<void>;
}

/** The composer in a thread of its own, started at the first question and begun anew when it dies. */
export function createComposer({ onError, waitingMax = WAITING_MAX }: Options): ComposerThreads {
  let pool: Piscina | undefined;
  let isClosed = false;
  const started = () => {
    if (isClosed) throw new Error('The composer is closed');
    if (pool) return pool;
    const current = startPool(waitingMax).on('error', onError);
    // One that dies while it starts is not replaced, and would leave who waits waiting: all of them are asked anew.
    for (const thread of current.threads) thread.once('exit', () => drop(current));
    pool = current;
    return current;
  };
  const drop = (dead: Piscina) => {
    if (pool === dead) pool = undefined;
    void dead.destroy();
  };
  const run = async (name: keyof Composer, request: ComposeRequest) => started().run(request, { name });
  /** `name` is that of a function of the worker. A question whose thread died is asked once more. */
  const ask = (name: keyof Composer, request: ComposeRequest) =>
    run(name, request).catch((error: unknown) => {
      if (isQueueFull(error)) throw new ComposerBusyError('Too many are waiting for the composer');
      if (isClosed || !hasThreadDied(error)) throw error;
      return run(name, request);
    });
  return {
    get threads() {
      return pool?.threads ?? [];
    },
    composeRecipes: async (request) => ask('composeRecipes', onlyAsked(request)),
    whatWouldHelp: async (request) => ask('whatWouldHelp', onlyAsked(request)),
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

/** It knows nothing of the environment, and nothing of how this process was started. */
function startPool(waitingMax: number): Piscina {
  return new Piscina({
    filename: WORKER,
    minThreads: THREADS,
    maxThreads: THREADS,
    maxQueue: waitingMax,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
    execArgv: [],
  });
}

/** Rows have more than the composer reads, and all of it would be copied to the thread. */
function onlyAsked({ kitchen, ...request }: ComposeRequest): ComposeRequest {
  return {
    ...request,
    kitchen: kitchen.map(({ name, category, quantity, unit, expiryDate }) => ({
      name,
      category,
      quantity,
      unit,
      expiryDate,
    })),
  };
}

/** Piscina's errors are told apart by their words alone. */
const isQueueFull = (error: unknown) => error instanceof Error && error.message === 'Task queue is at limit';
const hasThreadDied = (error: unknown) =>
  error instanceof Error && /^(?:worker exited|Terminating worker thread)/.test(error.message);
