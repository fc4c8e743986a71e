import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ATTACKS, type Attack } from './attacks.ts';
import {
  type ServerProcess,
  signUp,
  signUpAdmin,
  threadMilliseconds,
  type Visitor,
  withServer,
} from './server.ts';

export const PROMISED_P95_MILLISECONDS = 250;
const PROMISED_MEGABYTES = 600;
const READS = ['/', '/api/health', '/api/auth/me', '/api/ingredients', '/api/shopping-list'];
/** Photos are decoded before they are sent to a model, which does not answer here. */
const SILENT_MODEL = {
  AI_PROVIDER: 'openai',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_VISION_MODEL: 'none',
};

/**
 * Measures how long another user waits while one signed-in person attacks the server: for each attack the response
 * times of sequential reads, and the maximum memory of the server, a separate process on the same machine. Sets the exit code 1
 * and prints each broken promise of docs/security.md. `--only <part of a name>` (repeatable) selects attacks; `--flag
 * <Node flag>` starts the server with it: `--flag=--cpu-prof --flag=--cpu-prof-dir=<folder>` profiles it.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '6' },
      only: { type: 'string', multiple: true, default: [''] },
      flag: { type: 'string', multiple: true, default: [] },
    },
  });
  const attacks = ATTACKS.filter(({ name }) => values.only.some((part) => name.includes(part)));
  const milliseconds = Number(values.seconds) * 1000;
  const broken = await withServer(
    SILENT_MODEL,
    (server) => measureAttacks(server, attacks, milliseconds),
    values.flag,
  );
  console.log(broken.length === 0 ? '\nEvery promise is kept.' : `\nBroken:\n${broken.join('\n')}`);
  if (broken.length > 0) process.exitCode = 1;
}

interface Waits {
  readonly p95: number;
  /** CPU time of the main thread during these waits: the part not caused by other load on the machine. */
  readonly work: number;
  readonly longest: number;
  readonly megabytes: number;
}

/** Prints what another person waits under each attack. Returns the broken promises. */
async function measureAttacks(
  server: ServerProcess,
  attacks: readonly Attack[],
  milliseconds: number,
): Promise<string[]> {
  const victim = await signUpAdmin(server.origin);
  for (const name of ['Eggs', 'Rice', 'Tomatoes', 'Onion']) {
    await victim.read('POST', '/api/ingredients', { name, category: 'pantry', quantity: '2', unit: 'piece' });
    await victim.read('POST', '/api/shopping-list', { name, quantity: '1', unit: '' });
  }
  console.log(
    row(['Milliseconds that another person waits, under', 'p95', 'work', 'longest', 'MB', 'calls']),
  );
  const isOverAfter = () => {
    const end = performance.now() + milliseconds;
    return () => performance.now() > end;
  };
  const broken = show('nothing', await measureVictim(server.pid, victim, isOverAfter()), 0);
  const attacker = await newAttacker(victim);
  for (const { name, prepare, call, atOnce } of attacks) {
    await prepare?.(attacker);
    const isOver = isOverAfter();
    let calls = 0;
    const attackers = Array.from({ length: atOnce }, async () => {
      while (!isOver()) {
        calls += 1;
        // A client that is refused while sending sees its connection closed.
        await call(attacker, calls).catch(() => undefined);
      }
    });
    const waits = await measureVictim(server.pid, victim, isOver);
    await Promise.all(attackers);
    broken.push(...show(name, waits, calls));
  }
  return broken;
}

/** A user with a kitchen that has ideas. */
async function newAttacker(admin: Visitor): Promise<Visitor> {
  const attacker = await signUp(admin, 'mallory');
  for (const name of ['Eggs', 'Rice', 'Tomatoes', 'Onion', 'Spinach'])
    await attacker.read('POST', '/api/ingredients', {
      name,
      category: 'pantry',
      quantity: '9',
      unit: 'piece',
    });
  return attacker;
}

/** Sequential reads of a person until it is over: milliseconds at the 95th of a hundred, and the memory of the server. */
export async function measureVictim(pid: number, victim: Visitor, isOver: () => boolean): Promise<Waits> {
  const mainThread = `/proc/${pid}`;
  const waits: number[] = [];
  const works: number[] = [];
  let megabytes = 0;
  for (let at = 0; !isOver() || waits.length < READS.length; at += 1) {
    const worked = threadMilliseconds(mainThread);
    const start = performance.now();
    const status = await victim.send('GET', READS[at % READS.length] ?? '/');
    if (status >= 500 && status !== 503) throw new Error(`The victim was answered ${status}`);
    waits.push(performance.now() - start);
    works.push(threadMilliseconds(mainThread) - worked);
    megabytes = Math.max(megabytes, residentMegabytes(pid));
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

/** Of the server's process; Linux only. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Prints a row, and returns the promises that it breaks. */
function show(name: string, { p95, work, longest, megabytes }: Waits, calls: number): string[] {
  console.log(
    row([name, p95.toFixed(0), work.toFixed(0), longest.toFixed(0), megabytes.toFixed(0), String(calls)]),
  );
  const broken: string[] = [];
  if (p95 > PROMISED_P95_MILLISECONDS) {
    const ofWork =
      work > PROMISED_P95_MILLISECONDS
        ? 'of work alone too'
        : `of which the server worked ${work.toFixed(0)}`;
    broken.push(
      `${name}: another's reads take ${p95.toFixed(0)} ms at the 95th of a hundred (${ofWork}), promised are ${PROMISED_P95_MILLISECONDS}`,
    );
  }
  if (megabytes > PROMISED_MEGABYTES)
    broken.push(`${name}: the server has ${megabytes.toFixed(0)} MB, promised are ${PROMISED_MEGABYTES}`);
  return broken;
}

const row = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(66) : cell.padStart(10))).join('');
