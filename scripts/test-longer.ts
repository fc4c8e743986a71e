import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * One of the tests that can go on for as long as one likes: `npm run test:faults -- --rounds 100`, `npm run test:fuzz --
 * --seconds 600`. Without a number it is what the whole test run does.
 */
const LENGTHS: Readonly<Record<string, readonly [option: string, variable: string]>> = {
  faults: ['rounds', 'FAULT_ROUNDS'],
  fuzz: ['seconds', 'FUZZ_SECONDS'],
};

const [project = '', ...given] = process.argv.slice(2);
const length = LENGTHS[project];
if (!length)
  throw new Error(`There is no such test: ${project}. There are ${Object.keys(LENGTHS).join(', ')}.`);
const [option, variable] = length;
const { values } = parseArgs({ args: given, options: { [option]: { type: 'string' } } });
const number = values[option];
if (number !== undefined && !/^[1-9]\d{0,5}$/.test(String(number))) {
  console.error(`--${option} must be a whole number from 1 to 999,999, not ${number}.`);
  process.exit(1);
}
const { status } = spawnSync('vitest', ['run', '--project', project], {
  stdio: 'inherit',
  env: { ...process.env, ...(number !== undefined && { [variable]: String(number) }) },
});
process.exitCode = status ?? 1;
