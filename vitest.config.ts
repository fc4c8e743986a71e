import { availableParallelism, totalmem } from 'node:os';
import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import { defineConfig } from 'vitest/config';

/**
 * Flags of V8 for every worker. Tests make garbage all the time, and much of it lives as long as a test: by default V8 begins
 * with a megabyte for what is new, and copies what is still in use again and again.
 */
const WORKER_FLAGS = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/**
 * Without anything of Vite: Node loads tests as it loads the app. To transform every module and to hand it to each worker would
 * cost a processor as much as many of the tests.
 */
const AS_NODE_LOADS = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: WORKER_FLAGS,
};

// What the packages import, before any of them is.
compileWhenStale();

/** A worker with tests of the web needs most of a gigabyte, and what tests start beside the workers as much again. */
const MEMORY_OF_WORKER = 1.75 * 1024 ** 3;

/** How many files of tests run at the same time where nothing else does; `npm test` says how many each of its rows may have. */
const ALONE = Math.max(
  2,
  Math.min(
    availableParallelism(),
    Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / MEMORY_OF_WORKER),
  ),
);

// For every project, that of the web too, whose settings are a file of its own: projects with another number would run after these.
process.env.VITEST_MAX_WORKERS ??= process.env.TEST_WORKERS ?? String(ALONE);

/** Those that start commands, servers and databases as processes: most of a run's time, for what nothing else proves. */
const PROCESSES = [
  'apps/server/src/{main,refused-start}.test.ts',
  'apps/server/src/testing/processes/*.test.ts',
  'apps/server/src/cli/*.test.ts',
  'apps/server/src/db/embedded/**/*.test.ts',
  'apps/server/src/db/jobs/interrupted-jobs.test.ts',
  'apps/server/src/http/{faults,errors/database-away}.test.ts',
];

const SERVER = {
  ...AS_NODE_LOADS,
  // Every file has an app and a database of its own; loading the modules anew for each takes a second.
  isolate: false,
  globalSetup: ['apps/server/src/testing/database/database-server.ts'],
  // Some tests start, kill and restart whole databases, on machines that are busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A second, which it would be otherwise, is a short time for what a busy machine has to do first.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: [
            'packages/{domain,contracts}/src/**/*.test.ts',
            'packages/lexicon/compiler/*.test.ts',
            'bench/**/*.test.ts',
          ],
          ...AS_NODE_LOADS,
          // Pure functions share no state: a worker a file would only cost time.
          isolate: false,
          // Those over thousands of random carts and kitchens fail by what they find, not by how busy the machine is.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'illustration',
          include: ['packages/illustration/src/**/*.test.ts'],
          ...AS_NODE_LOADS,
          isolate: false,
          // Hundreds of drawings in a test take longer than Vitest's five seconds where the machine is busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: PROCESSES,
          ...SERVER,
        },
      },
      {
        test: {
          name: 'processes',
          include: PROCESSES,
          ...SERVER,
          globalSetup: [...SERVER.globalSetup, 'apps/server/src/testing/processes/first-start.ts'],
        },
      },
      'apps/web/vite.config.ts',
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          ...AS_NODE_LOADS,
          isolate: false,
          // Most of them start a Node of their own, on machines that are busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
