import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command as a separate process with only the environment `env`. Returns its exit code and output. */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The command may exit without reading its input.
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
