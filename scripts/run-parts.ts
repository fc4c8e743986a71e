import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { makeMemoryFolder } from './memory-folder.ts';

/*
 * `node scripts/run-parts.ts check,test:server test:e2e,test:web`: npm scripts side by side, because each of them leaves processors
 * idle for what another one can do, and those with a comma between them one after the other, because more at the same time take
 * longer for all. The last of the command line are served first, so that the others fill what they leave. Each is printed whole
 * when it has ended, those that failed last. Exits 1 if one failed.
 */

interface Part {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** What it has printed, to both streams in order. */
  readonly output: string;
}

/**
 * For their many processes: what Node has compiled once is kept, and Go, of TypeScript, frees memory only where a program comes
 * near two gigabytes, which none of ours does.
 */
const FRUGAL = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node'),
  GOGC: 'off',
  GOMEMLIMIT: '2GiB',
};

/** To make and remove the files of a database takes the kernel four times as long on a disk. */
const memoryFolder = process.env.TMPDIR === undefined ? makeMemoryFolder() : undefined;
const inMemory = memoryFolder === undefined ? {} : { TMPDIR: memoryFolder };

const rows = process.argv.slice(2).map((row) => row.split(','));
const served = rows.at(-1) ?? [];

/** Of a processor that two ask for, it gets a quarter. */
const LATER = 5;
const running = new Set<ReturnType<typeof spawn>>();
const bar = '─'.repeat(40);

async function run(name: string): Promise<Part> {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...FRUGAL, ...inMemory, ...process.env },
  });
  running.add(child);
  // Whatever it starts has the same.
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

// Ctrl-C reaches every process of the terminal by itself; this one waits for what they say of it.
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
