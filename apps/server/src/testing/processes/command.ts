import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Where processes of ours keep what Node makes of our TypeScript, as `npm start` does. */
export const COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

/** Runs a command of ours as its own process, with nothing of this one's environment but `env`: what it said, in order. */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
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
