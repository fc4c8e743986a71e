import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command of ours as its own process, with nothing of this one's environment but `env`: what it said, in order. */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
