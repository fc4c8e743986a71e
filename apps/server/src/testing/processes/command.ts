import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What Node is told before the file: to begin with the module that `npm start` and every command begin with. */
export const QUICK_IMPORTS: readonly string[] = [
  '--import',
  new URL('../../../../../scripts/quick-imports.ts', import.meta.url).href,
];

/** Runs a command of ours as its own process, with nothing of this one's environment but `env`: what it said, in order. */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [...QUICK_IMPORTS, file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // It may end without having read: that is no failure of the test.
  child.stdin.on('error', () => undefined).end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
