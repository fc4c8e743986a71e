import { PassThrough, Readable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A command of `cli`, which takes its arguments and streams and resolves to its exit code. */
type Command = (call: {
  args: readonly string[];
  env: Record<string, string>;
  stdin: Readable;
  stdout: PassThrough;
  stderr: PassThrough;
  log: Logger;
}) => Promise<number>;

/**
 * Calls a command in this process, which takes a tenth of the time of `runCommand`, with only the environment `env`.
 * Returns its exit code and output.
 */
export async function callCommand(
  command: Command,
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<{ code: number; output: string }> {
  const stream = new PassThrough({ encoding: 'utf8' });
  let output = '';
  stream.on('data', (text: string) => {
    output += text;
  });
  const code = await command({
    args,
    env,
    stdin: Readable.from([input]),
    stdout: stream,
    stderr: stream,
    log: pino({ level: 'warn' }, stream),
  });
  await new Promise<void>((resolve) => stream.end(resolve));
  return { code, output };
}
