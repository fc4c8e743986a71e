import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { makeMemoryFolder } from './memory-folder.ts';

/*
 * `node scripts/run-parts.ts test:server test:processes,check test:web test:e2e` runs npm scripts in parallel, because each leaves
 * cores idle; scripts separated by commas run one after the other, because more parallelism slows all of them down. The
 * scripts of the last group have priority, and the others use idle time. The output of each script is printed when it
 * has ended, failed ones last. Exits with 1 if one failed.
 */

interface Part {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The output of both streams, in order. */
  readonly output: string;
}

/**
 * For the many processes: shares Node's compile cache, and makes Go (used by TypeScript) collect garbage only near two
 * gigabytes, which none of our programs reaches.
 */
const LOW_MEMORY = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node'),
  GOGC: 'off',
  GOMEMLIMIT: '2GiB',
};

/**
 * How many workers each row has, half as many as there are processors. A worker loads all that it tests and compiles it anew, and
 * processors that share their caches do the same work more slowly the more there is at once.
 */
const ONE_OF_ROWS = {
  TEST_WORKERS: String(Math.max(1, Math.floor(availableParallelism() / 2))),
};

/**
 * Words before a command with which Linux does not interrupt it for each other process that wakes, but lets it use its time up: a
 * tenth less CPU time for so many processes. None where `chrt` (util-linux) is missing or may not be used.
 */
const BATCH = ['chrt', '--batch', '0'];
const inBatch = spawnSync('chrt', [...BATCH.slice(1), 'true']).status === 0 ? BATCH : [];

/** In memory, because on a disk the kernel needs four times as long to create and remove a database's files. */
const memoryFolder = process.env.TMPDIR === undefined ? makeMemoryFolder() : undefined;
const inMemory = memoryFolder === undefined ? {} : { TMPDIR: memoryFolder };

/** The scripts of package.json: a shell runs them as npm would, but for the third of a second that npm takes for each. */
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const withPrograms = {
  PATH: [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

const rows = process.argv.slice(2).map((row) => row.split(','));
const served = rows.at(-1) ?? [];

/** Nice value of low-priority scripts: about a quarter of a contended core. */
const LATER = 5;
const running = new Set<ReturnType<typeof spawn>>();
const bar = '─'.repeat(40);

async function run(name: string): Promise<Part> {
  const began = performance.now();
  const script = scripts[name];
  if (script === undefined) return { name, passed: false, seconds: 0, output: `There is no script ${name}` };
  const [program = 'sh', ...args] = [...inBatch, 'sh', '-c', script];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...LOW_MEMORY, ...ONE_OF_ROWS, ...inMemory, ...process.env, ...withPrograms },
  });
  running.add(child);
  // Child processes inherit the priority.
  if (!served.includes(name) && child.pid !== undefined) setPriority(child.pid, LATER);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  running.delete(child);
  return { name, passed: code === 0, seconds: Math.round((performance.now() - began) / 1000), output };
}

function print({ name, passed, seconds, output }: Part): void {
  const verdict = passed ? 'passed' : 'FAILED';
  console.log(`${bar}\n${name}: ${verdict} after ${seconds} s\n${bar}\n${output.trimEnd()}`);
}

// A terminal sends Ctrl-C to every process; this one waits for their output.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}

async function runAndPrint(name: string): Promise<Part> {
  const part = await run(name);
  if (part.passed) print(part);
  else console.log(`${bar}\n${name}: FAILED after ${part.seconds} s; what it said stands at the end`);
  return part;
}

console.log(`Side by side: ${rows.map((row) => row.join(' and then ')).join('; ')}`);
const ended = await Promise.all(
  rows.map(async (row) => {
    const parts: Part[] = [];
    for (const name of row) parts.push(await runAndPrint(name));
    return parts;
  }),
);
const parts = ended.flat();
if (memoryFolder !== undefined) await rm(memoryFolder, { recursive: true, force: true, maxRetries: 10 });
for (const part of parts) if (!part.passed) print(part);
console.log(bar);
for (const { name, passed, seconds } of parts)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
if (parts.some(({ passed }) => !passed)) process.exitCode = 1;
