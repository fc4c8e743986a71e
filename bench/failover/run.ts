/**
 * `npm run bench:failover`: the app on a primary with a synchronous replica, where the primary is killed ten times
 * under load. Prints how long writing was interrupted, and whether any acknowledged change was lost or made twice.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts';
import { startServerProcess } from '../server-process.ts';
import { findPostgres, Pair } from './installed-postgres.ts';

const ROUNDS = Number(process.argv[2] ?? 10);
const WRITERS = 4;
/** Acknowledged changes before each failover, so that it happens under load. */
const WARM_UP = 40;
const PATIENCE_MILLISECONDS = 60_000;

const PERSON = {
  username: 'ada',
  password: 'only for measuring',
  firstName: 'Ada',
  lastName: 'Bench',
  email: 'ada@example.org',
};

/**
 * People who add items one after the other, retrying each with its idempotency key until it is made, and record
 * acknowledged ones.
 */
class Writers {
  readonly acknowledged: string[] = [];
  /** Unsuccessful answers by status; 0 for none. */
  readonly refused = new Map<number, number>();
  lastAt = 0;
  #isOver = false;
  readonly #working: Promise<unknown>;

  constructor(origin: string, cookie: string) {
    this.#working = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => this.#write(origin, cookie, writer)),
    );
  }

  async until(isReached: () => boolean): Promise<void> {
    const since = performance.now();
    while (!isReached()) {
      if (performance.now() - since > PATIENCE_MILLISECONDS)
        throw new Error('No change was made for a minute');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  async #write(origin: string, cookie: string, writer: number): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      const name = `Thing ${writer}-${count}`;
      const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': name };
      const body = JSON.stringify({ name, category: 'pantry', quantity: '1', unit: 'piece' });
      for (let isOpen = true; isOpen && !this.#isOver; ) {
        const answer = await fetch(`${origin}/api/ingredients`, { method: 'POST', headers, body }).catch(
          () => undefined,
        );
        const status = answer?.status ?? 0;
        await answer?.arrayBuffer().catch(() => undefined);
        if (status === 201) {
          this.acknowledged.push(name);
          this.lastAt = performance.now();
        } else this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
        // Whether it was made is known once the key's claim expires, which takes no longer than this test.
        isOpen = status !== 201 && status !== 409;
        if (isOpen) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

async function measure(programs: string, folder: string): Promise<boolean> {
  const pair = new Pair(programs, join(folder, 'postgres'), [await freePort(), await freePort()]);
  try {
    await pair.start();
    const server = await startServerProcess({
      DATABASE_URL: pair.url,
      DATA_DIR: join(folder, 'data'),
      DRAIN_SECONDS: '0',
      RATE_LIMIT: 'off',
    });
    try {
      const answer = await fetch(`${server.origin}/api/auth/setup-admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(PERSON),
      });
      const cookie = answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const writers = new Writers(server.origin, cookie);
      let isRight = true;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const goal = writers.acknowledged.length + WARM_UP;
        await writers.until(() => writers.acknowledged.length >= goal);
        const killedAt = performance.now();
        await pair.failOver();
        const promotedAt = performance.now();
        await writers.until(() => writers.lastAt > promotedAt);
        const againAt = writers.lastAt;
        await pair.repair();
        const acknowledged = [...writers.acknowledged];
        const kept = await pair.ask('select name from ingredients');
        const lost = acknowledged.filter((name) => !kept.includes(name)).length;
        const twice = kept.length - new Set(kept).size;
        isRight &&= lost === 0 && twice === 0;
        const seconds = (from: number) => `${((againAt - from) / 1000).toFixed(1)} s`;
        console.log(
          `failover ${round}: changes again ${seconds(promotedAt)} after the promotion (${seconds(killedAt)} after the kill); ` +
            `${acknowledged.length} acknowledged, ${lost} lost, ${twice} twice`,
        );
      }
      await writers.end();
      const refused = [...writers.refused]
        .map(([status, count]) => `${count} × ${status || 'no answer'}`)
        .join(', ');
      console.log(`Refused meanwhile: ${refused || 'none'}`);
      return isRight;
    } finally {
      await server.stop();
    }
  } finally {
    await pair.stop();
  }
}

const programs = await findPostgres();
if (programs === undefined) {
  console.log(
    'Skipped: no PostgreSQL with pg_basebackup is installed here, and the one of the npm packages has none ' +
      '(apt install postgresql).',
  );
} else {
  const folder = await mkdtemp(join(tmpdir(), 'gpc-failover-'));
  await chmod(folder, 0o711);
  try {
    if (!(await measure(programs, folder))) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
