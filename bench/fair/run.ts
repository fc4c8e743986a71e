import { parseArgs } from 'node:util';
import { ATTACKS, type Attack } from './attacks.ts';
import { startFairServer } from './fair-server.ts';
import type { Visitor } from './visitor.ts';

/*
 * Measures how long another user waits while one signed-in person attacks the server: for each attack the response
 * times of sequential reads, and the maximum memory of the server, a separate process on the same machine. Exits with 1
 * and prints each broken promise of docs/security.md. `--only <part of a name>` (repeatable) selects attacks; `--flag
 * <Node flag>` starts the server with it: `--flag=--cpu-prof --flag=--cpu-prof-dir=<folder>` profiles it.
 */
const PROMISED_P95_MILLISECONDS = 250;
const PROMISED_MEGABYTES = 600;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', multiple: true, default: [''] },
    flag: { type: 'string', multiple: true, default: [] },
  },
});
const MILLISECONDS = Number(values.seconds) * 1000;
const READS = ['/', '/api/health', '/api/auth/me', '/api/ingredients', '/api/shopping-list'];

const server = await startFairServer(values.flag);
const victim = server.admin;
for (const name of ['Eggs', 'Rice', 'Tomatoes', 'Onion']) {
  await victim.read('POST', '/api/ingredients', { name, category: 'pantry', quantity: '2', unit: 'piece' });
  await victim.read('POST', '/api/shopping-list', { name, quantity: '1', unit: '' });
}

/** A user with a kitchen that has ideas. */
async function newAttacker(username: string): Promise<Visitor> {
  const attacker = await server.signUp(username);
  for (const name of ['Eggs', 'Rice', 'Tomatoes', 'Onion', 'Spinach']) {
    await attacker.read('POST', '/api/ingredients', {
      name,
      category: 'pantry',
      quantity: '9',
      unit: 'piece',
    });
  }
  return attacker;
}

interface Waits {
  readonly p95: number;
  /** CPU time of the main thread during these waits: the part not caused by other load on the machine. */
  readonly work: number;
  readonly longest: number;
  readonly megabytes: number;
}

async function measureVictim(until: () => boolean): Promise<Waits> {
  const waits: number[] = [];
  const works: number[] = [];
  let megabytes = 0;
  for (let at = 0; !until() || waits.length < READS.length; at += 1) {
    const worked = server.answeringMilliseconds();
    const start = performance.now();
    const status = await victim.send('GET', READS[at % READS.length] ?? '/');
    if (status >= 500 && status !== 503) throw new Error(`The victim was answered ${status}`);
    waits.push(performance.now() - start);
    works.push(server.answeringMilliseconds() - worked);
    megabytes = Math.max(megabytes, server.residentMegabytes());
  }
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
  const sorted = inOrder(waits);
  const p95 = Math.floor((sorted.length - 1) * 0.95);
  return {
    p95: sorted[p95] ?? Number.NaN,
    work: inOrder(works)[p95] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
    megabytes,
  };
}

async function underAttack(attacker: Visitor, { call, atOnce, prepare }: Attack) {
  await prepare?.(attacker);
  const end = performance.now() + MILLISECONDS;
  const isOver = () => performance.now() > end;
  let calls = 0;
  const attackers = Array.from({ length: atOnce }, async () => {
    while (!isOver()) {
      calls += 1;
      // A client that is refused while sending sees its connection closed.
      await call(attacker, calls).catch(() => undefined);
    }
  });
  const waits = await measureVictim(isOver);
  await Promise.all(attackers);
  return { ...waits, calls };
}

const row = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(66) : cell.padStart(10))).join('');
console.log(row(['Milliseconds that another person waits, under', 'p95', 'work', 'longest', 'MB', 'calls']));
const broken: string[] = [];
const show = (name: string, { p95, work, longest, megabytes }: Waits, calls: number) => {
  if (p95 > PROMISED_P95_MILLISECONDS) {
    const ofWork =
      work > PROMISED_P95_MILLISECONDS
        ? 'of work alone too'
        : `of which the server worked ${work.toFixed(0)}`;
    broken.push(
      `${name}: another's reads take ${p95.toFixed(0)} ms at the 95th of a hundred (${ofWork}), promised are ${PROMISED_P95_MILLISECONDS}`,
    );
  }
  if (megabytes > PROMISED_MEGABYTES) {
    broken.push(`${name}: the server has ${megabytes.toFixed(0)} MB, promised are ${PROMISED_MEGABYTES}`);
  }
  console.log(
    row([name, p95.toFixed(0), work.toFixed(0), longest.toFixed(0), megabytes.toFixed(0), String(calls)]),
  );
};
const calm = performance.now() + MILLISECONDS;
show('nothing', await measureVictim(() => performance.now() > calm), 0);
const attacker = await newAttacker('mallory');
for (const attack of ATTACKS.filter(({ name }) => values.only.some((part) => name.includes(part)))) {
  const { calls, ...waits } = await underAttack(attacker, attack);
  show(attack.name, waits, calls);
}
await server.stop();
console.log(broken.length === 0 ? '\nEvery promise is kept.' : `\nBroken:\n${broken.join('\n')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
