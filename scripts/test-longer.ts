import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * Runs a test that can run for any length: `npm run test:faults -- --rounds 100`, `npm run test:fuzz -- --seconds 600`.
 * Without a number it runs as in the whole test run.
 */
const LENGTHS: Readonly<
  Record<string, readonly [files: readonly string[], option: string, variable: string]>
> = {
  faults: [['apps/server/src/http/faults.test.ts'], 'rounds', 'FAULT_ROUNDS'],
  fuzz: [
    ['apps/server/src/http/hostile.test.ts', 'apps/server/src/http/long-texts.test.ts'],
    'seconds',
    'FUZZ_SECONDS',
  ],
};

const [name = '', ...given] = process.argv.slice(2);
const length = LENGTHS[name];
if (!length) throw new Error(`There is no such test: ${name}. There are ${Object.keys(LENGTHS).join(', ')}.`);
const [files, option, variable] = length;
const { values } = parseArgs({ args: given, options: { [option]: { type: 'string' } } });
const number = values[option];
if (number !== undefined && !/^[1-9]\d{0,5}$/.test(String(number))) {
  console.error(`--${option} must be a whole number from 1 to 999,999, not ${number}.`);
  process.exit(1);
}
const { status } = spawnSync('vitest', ['run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...(number !== undefined && { [variable]: String(number) }) },
});
process.exitCode = status ?? 1;
