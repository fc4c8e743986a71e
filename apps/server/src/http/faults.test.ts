import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import fc from 'fast-check';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databasePid } from '#testing/database/embedded-fixture.ts';
import { fillDisk, MAY_MOUNT, mountDisk } from '#testing/database/mount-disk.ts';
import { copyFolder, makeTemporaryFolder } from '#testing/database/temporary-folder.ts';
import { dish } from '#testing/dishes.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { clientOf, runServer, setUpServer } from '#testing/processes/running-server.ts';
import type { TestClient } from '#testing/test-client.ts';

const run = promisify(execFile);

/** How many faults there are: each kind once. A run with FAULT_ROUNDS has others each time. */
const { FAULT_ROUNDS } = process.env;
const ROUNDS = Number(FAULT_ROUNDS ?? 13);
const SEED = FAULT_ROUNDS === undefined ? 12 : Date.now() % 2 ** 31;

/** A start on a machine with far more to do, and all that comes before it. */
const ROUND_MILLISECONDS = 60_000;

/** Room for the database and its log, which the disk is left with when it is full. */
const DISK_MEGABYTES = 400;

/** What the app answers while a fault lasts: it worked, try again, or nothing because the connection was cut. */
const HARMLESS: ReadonlySet<number | undefined> = new Set([201, 503, undefined]);

interface HouseholdEnv extends Record<string, string> {
  readonly DATA_DIR: string;
  readonly PORT: string;
}

/** The process id of the database: it may still be ending, or beginning, after the fault before. */
async function runningDatabase(data: string): Promise<number> {
  let pid: number | undefined;
  const look = async () => {
    pid = await databasePid(data).catch(() => undefined);
    return pid;
  };
  await expect.poll(look).toBeDefined();
  return pid ?? databasePid(data);
}

/** The app on a database of its own, and a client that notes what it has acknowledged. */
class Household {
  readonly acknowledged: string[] = [];
  readonly #env: HouseholdEnv;
  readonly outputs: Array<() => string> = [];
  #client: TestClient | undefined;
  #server: Awaited<ReturnType<typeof runServer>> | undefined;
  #written = 0;

  constructor(env: HouseholdEnv) {
    this.#env = env;
  }

  get dataDir(): string {
    return this.#env.DATA_DIR;
  }

  get data(): string {
    return join(this.dataDir, 'postgres', 'data');
  }

  get client(): TestClient {
    this.#client ??= clientOf(this.#env);
    return this.#client;
  }

  async start(): Promise<void> {
    const server = await runServer(this.#env);
    this.#server = server;
    this.outputs.push(() => server.output);
    this.#client ??= await setUpServer(this.#env);
  }

  /** Ends the app by the signal, and starts it again once it is gone. */
  async startAgain(signal: NodeJS.Signals): Promise<void> {
    await this.#server?.stop(signal);
    await this.start();
  }

  /** Asks for something of its own name to be kept. Throws when the answer is neither that it is nor to try again. */
  async write(): Promise<number | undefined> {
    this.#written += 1;
    const name = `Thing ${this.#written}`;
    const body = JSON.stringify({ name, category: 'pantry', quantity: '1', unit: 'piece' });
    const status = await this.send('/api/ingredients', body);
    if (status === 201) this.acknowledged.push(name);
    return status;
  }

  /** The names of all that is kept. A database that was struck may take one more write before it ends: it is asked once it is back. */
  async kept(): Promise<string[]> {
    let names: string[] = [];
    const ask = async () => {
      const answer = await this.client.send('GET', ingredients.list.path).catch(() => undefined);
      if (answer?.status === 200) names = (answer.body as Array<{ name: string }>).map(({ name }) => name);
      return answer?.status;
    };
    await expect.poll(ask).toBe(200);
    return names;
  }

  async send(path: string, body: string): Promise<number | undefined> {
    const answer = await this.client.send('POST', path, { body }).catch(() => undefined);
    if (!HARMLESS.has(answer?.status)) {
      throw new Error(`${path} answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
    }
    return answer?.status;
  }

  /** The process ids of the database's own processes whose titles begin so. */
  async processes(title: string): Promise<number[]> {
    const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,args=']);
    const parent = await runningDatabase(this.data);
    return stdout.split('\n').flatMap((line) => {
      const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return Number(ppid) === parent && args.startsWith(`postgres: ${title}`) ? [Number(pid)] : [];
    });
  }
}

interface Fault {
  readonly name: string;
  readonly strike: (household: Household) => Promise<void>;
}

/** It may be gone by itself: that is as good as having been ended. */
function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const toDatabase = (signal: NodeJS.Signals): Fault => ({
  name: `${signal} to the database`,
  strike: async ({ data }) => end(await runningDatabase(data), signal),
});

const toProcesses = (title: string, signal: NodeJS.Signals): Fault => ({
  name: `${signal} to the database's ${title}`,
  async strike(household) {
    for (const pid of await household.processes(title)) end(pid, signal);
  },
});

const toServer = (signal: NodeJS.Signals): Fault => ({
  name: `${signal} to the server`,
  strike: (household) => household.startAgain(signal),
});

const databaseAway: Fault = {
  name: 'a database that cannot start for a while',
  async strike(household) {
    const [needed, away] = [join(household.data, 'PG_VERSION'), join(household.dataDir, 'PG_VERSION')];
    await rename(needed, away);
    end(await runningDatabase(household.data), 'SIGKILL');
    await expect.poll(() => household.write()).toBe(503);
    await rename(away, needed);
  },
};

/** Text that no compression makes shorter needs new room on the disk at once. Its picture need not be drawn. */
const longRecipe = () => ({
  ...dish('Long'),
  imageUrl: 'https://example.org/dish.jpg',
  instructions: Array.from({ length: 40 }, () => randomBytes(1000).toString('hex').slice(0, 1900)),
});

/** What a household looks at, also while nothing can be written. */
const READS = ['/api/ingredients', '/api/recipes', '/api/meals', '/api/shopping-list'];

const diskFull: Fault = {
  name: 'a full disk',
  async strike(household) {
    const filler = await fillDisk(household.dataDir);
    const writeMuch = () => household.send('/api/recipes', JSON.stringify(longRecipe()));
    await expect.poll(writeMuch).toBe(503);
    for (const path of READS) expect((await household.client.send('GET', path)).status, path).toBe(200);
    await rm(filler);
  },
};

const FAULTS: readonly Fault[] = [
  toServer('SIGKILL'),
  toDatabase('SIGTERM'),
  databaseAway,
  toProcesses('checkpointer', 'SIGTERM'),
  toProcesses('background writer', 'SIGTERM'),
  toProcesses('walwriter', 'SIGTERM'),
  toProcesses('autovacuum launcher', 'SIGTERM'),
  toProcesses('game_plan', 'SIGTERM'),
  toDatabase('SIGKILL'),
  toProcesses('checkpointer', 'SIGKILL'),
  toProcesses('game_plan', 'SIGKILL'),
  toServer('SIGTERM'),
];

/** One for each round: every fault once, and then any of them. */
const faultsInTurn = (faults: readonly Fault[]): readonly Fault[] =>
  [...faults, ...fc.sample(fc.constantFrom(...faults), { numRuns: ROUNDS, seed: SEED })].slice(0, ROUNDS);

test(
  `in ${ROUNDS} rounds of faults, the app recovers with every acknowledged change exactly once`,
  async () => {
    const folder = await makeTemporaryFolder();
    onTestFinished(() => folder.remove());
    const dataDir = join(folder.path, 'data');
    const hasDisk = MAY_MOUNT && (await mountDisk(dataDir, DISK_MEGABYTES));
    await copyFolder(inject('startedDataDir'), dataDir);
    const household = new Household({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      RATE_LIMIT: 'off',
    });
    await household.start();

    const faults = faultsInTurn(hasDisk ? [...FAULTS, diskFull] : FAULTS);
    for (const [at, { name, strike }] of faults.entries()) {
      const description = `round ${at + 1}, seed ${SEED}: ${name}`;
      const writes = [household.write(), household.write(), household.write()];
      await strike(household);
      await Promise.all(writes);
      await expect.poll(() => household.write(), { message: description }).toBe(201);

      const kept = await household.kept();
      expect(new Set(kept), description).toEqual(new Set([...kept, ...household.acknowledged]));
      expect(kept, description).toHaveLength(new Set(kept).size);
    }
    for (const output of household.outputs) {
      expect(output()).not.toMatch(/Unexpected error|uncaughtException|unhandledRejection/);
    }
  },
  ROUNDS * ROUND_MILLISECONDS,
);
