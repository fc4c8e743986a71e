import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

/*
 * `node scripts/run-parts.ts test:server test:web test:e2e -- check,test:processes` runs npm scripts in parallel, because each leaves
 * cores idle; scripts separated by commas run one after the other, because more parallelism slows all of them down. Rows before
 * `--` have one worker each, which cannot use more than a core however much is idle in the end: each gets the same share of
 * the processors. Those after it give way to them, and fill the cores when the others have ended. The output of each script is
 * printed when it has ended, failed ones last. Exits with 1 if one failed.
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

/** The scripts of package.json: a shell runs them as npm would, but for the third of a second that npm takes for each. */
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const withPrograms = {
  PATH: [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

const given = process.argv.slice(2);
const rows = given.filter((row) => row !== '--').map((row) => row.split(','));
const later = given.includes('--')
  ? given.slice(given.indexOf('--') + 1).flatMap((row) => row.split(','))
  : [];

/** Nice value of the scripts that give way: a third of what another one gets. */
const LATER = 5;

function giveWay(pid: number): void {
  // Child processes inherit the priority.
  setPriority(pid, LATER);
  try {
    // Where Linux shares processors by session, a priority counts within its session only; this one is the session's own.
    writeFileSync(`/proc/${pid}/autogroup`, String(LATER));
  } catch {
    // Another system, or a Linux that does not share them so.
  }
}

const running = new Set<ReturnType<typeof spawn>>();
const bar = '─'.repeat(40);

async function run(name: string): Promise<Part> {
  const began = performance.now();
  const script = scripts[name];
  if (script === undefined) return { name, passed: false, seconds: 0, output: `There is no script ${name}` };
  const [program = 'sh', ...args] = [...inBatch, 'sh', '-c', script];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A session of its own: Linux gives each session the same share, and Chromium and each connection to a database begin their
    // own. In the one of a terminal all scripts together would get as much as Chromium alone.
    detached: true,
    env: { ...LOW_MEMORY, ...ONE_OF_ROWS, ...process.env, ...withPrograms },
  });
  running.add(child);
  if (later.includes(name) && child.pid !== undefined) giveWay(child.pid);
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

// To all processes of each script, which the terminal does not reach in their own sessions; then this one waits for their output.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const { pid, exitCode, signalCode } of running)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
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
for (const part of parts) if (!part.passed) print(part);
console.log(bar);
for (const { name, passed, seconds } of parts)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
if (parts.some(({ passed }) => !passed)) process.exitCode = 1;
