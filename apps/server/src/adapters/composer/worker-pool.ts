import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { Piscina } from 'piscina';
import { type Composer, ComposerBusyError } from './port.ts';

const WORKER = fileURLToPath(new URL('./compose-worker.ts', import.meta.url));

/** One thread is enough to keep the main thread responsive; a machine with two cores has none for a second. */
const THREADS = 1;
/** A few seconds of work; later requests are refused. */
const QUEUE_MAX = 100;
/** Several times what the composer uses. */
const MEMORY_MB = 256;

interface Options {
  /** Called when an idle thread dies. */
  readonly onError: (error: unknown) => void;
  /** Called when a thread starts, to prepare what its ideas need next. */
  readonly onStart?: (() => void) | undefined;
  /** Length of the queue. */
  readonly waitingMax?: number | undefined;
}

interface ComposerThreads extends Composer {
  /** The running threads; none before the first request, or `prepare`. */
  readonly threads: readonly Worker[];
  /** Starts the thread, so that no first request waits for it: half a second or more. */
  prepare(): void;
  /** Ends the threads and rejects the queue. */
  close(): Promise<void>;
}

/** Runs the composer in a worker thread, started by the first request at the latest and restarted when it dies. */
export function createComposer({ onError, onStart, waitingMax = QUEUE_MAX }: Options): ComposerThreads {
  let pool: Piscina | undefined;
  let isClosed = false;
  const started = () => {
    if (isClosed) throw new Error('The composer is closed');
    if (pool) return pool;
    const current = startPool(waitingMax).on('error', onError);
    // Piscina does not replace a thread that dies while starting, and its queue would wait forever, so the pool is
    // discarded.
    for (const thread of current.threads) thread.once('exit', () => drop(current));
    pool = current;
    onStart?.();
    return current;
  };
  const drop = (dead: Piscina) => {
    if (pool === dead) pool = undefined;
    void dead.destroy();
  };
  const run = async (name: keyof Composer, question: readonly unknown[]) => started().run(question, { name });
  /** Calls the worker's function `name`. A request is repeated once if its thread dies. */
  const ask = (name: keyof Composer, ...question: readonly unknown[]) =>
    run(name, question).catch((error: unknown) => {
      if (isQueueFull(error)) throw new ComposerBusyError('Too many are waiting for the composer');
      if (isClosed || !hasThreadDied(error)) throw error;
      return run(name, question);
    });
  return {
    get threads() {
      return pool?.threads ?? [];
    },
    prepare() {
      if (!isClosed) started();
    },
    composeUnseen: async (wishes, history) => ask('composeUnseen', onlyAsked(wishes), history),
    whatWouldHelp: async (request) => ask('whatWouldHelp', onlyAsked(request)),
    fillWeek: async (request) => ask('fillWeek', request),
    readRecipeText: async (text) => ask('readRecipeText', text),
    readRecipePage: async (html) => ask('readRecipePage', html),
    readTypedMeal: async (text) => ask('readTypedMeal', text),
    readShoppingList: async (text) => ask('readShoppingList', text),
    scaleSteps: async (...recipe) => ask('scaleSteps', ...recipe),
    readAllergies: async (texts) => ask('readAllergies', texts),
    readStoredThings: async (text, today) => ask('readStoredThings', text, today),
    pricedThings: async (text) => ask('pricedThings', text),
    readOwnRecipe: async (...typed) => ask('readOwnRecipe', ...typed),
    labelRecipe: async (recipe, nutrition) => ask('labelRecipe', recipe, nutrition),
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

/** The thread gets neither the environment nor the flags of this process, but shares Node's compile cache. */
function startPool(waitingMax: number): Piscina {
  const cache = getCompileCacheDir();
  return new Piscina({
    filename: WORKER,
    minThreads: THREADS,
    maxThreads: THREADS,
    maxQueue: waitingMax,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
    execArgv: [],
  });
}

/** Removes the columns that the composer does not read, because everything is copied to the thread. */
function onlyAsked({ stock, ...request }: ComposeRequest): ComposeRequest {
  return {
    ...request,
    stock: stock.map(({ name, category, quantity, unit, expiryDate }) => ({
      name,
      category,
      quantity,
      unit,
      expiryDate,
    })),
  };
}

/** Piscina's errors differ only in their messages. */
const isQueueFull = (error: unknown) => error instanceof Error && error.message === 'Task queue is at limit';
const hasThreadDied = (error: unknown) =>
  error instanceof Error && /^(?:worker exited|Terminating worker thread)/.test(error.message);
