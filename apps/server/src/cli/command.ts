import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Logger, pino } from 'pino';
import { LOG_OPTIONS, logDestination } from '#http/logging.ts';

const DONE = 0;
const NOT_DONE = 1;
const CALLED_WRONGLY = 2;

/** What a command is called with, and where it writes. */
export interface Call {
  readonly args: readonly string[];
  /** Environment variables; undefined for those of this process. */
  readonly env: Readonly<Record<string, string | undefined>> | undefined;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** Reserved for the command's result. */
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  /** Writes warnings to stderr. */
  readonly log: Logger;
}

/** Resolves to the exit code. */
export type Command = (call: Call) => Promise<number>;

/** The arguments make no sense. Without a message the person is told how to call the command. */
export class WrongCall extends Error {}

/** Parsed arguments; `flags` are the options without a value. */
interface Arguments {
  readonly positionals: readonly string[];
  readonly flags: ReadonlySet<string>;
}

interface Definition {
  /** Printed for --help. */
  readonly help: string;
  /** What a wrong call is told before `help`. */
  readonly usage: string;
  /** Names of the options without a value. */
  readonly flags?: readonly string[];
  /** Does the work; throws `WrongCall` before it has done anything. */
  run(given: Arguments, call: Call): Promise<void>;
  /** The message for an error of `run`. */
  explain(error: unknown): string;
}

/** A command line program, as a function so that tests need no process for each call. */
export function defineCommand(definition: Definition): Command {
  const { help, usage, flags = [], run, explain } = definition;
  return async (call) => {
    try {
      const given = readArguments(call.args, flags);
      if (given.flags.has('help')) call.stdout.write(`${help}\n`);
      else await run(given, call);
      return DONE;
    } catch (error) {
      if (error instanceof WrongCall) {
        call.stderr.write(`${error.message || `${usage}\n\n${help}`}\n`);
        return CALLED_WRONGLY;
      }
      call.stderr.write(`${explain(error)}\n`);
      return NOT_DONE;
    }
  };
}

function readArguments(args: readonly string[], flags: readonly string[]): Arguments {
  const names = flags.map((name) => [name, { type: 'boolean' }] as const);
  const options: ParseArgsConfig['options'] = {
    ...Object.fromEntries(names),
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, flags: new Set(Object.keys(values)) };
  } catch {
    throw new WrongCall();
  }
}

/** Runs the command with the arguments, environment and streams of this process, and sets its exit code. */
export async function runAsProcess(command: Command): Promise<void> {
  process.exitCode = await command({
    args: process.argv.slice(2),
    env: undefined,
    // Opened only by commands that read it.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    log: pino({ level: 'warn', ...LOG_OPTIONS }, logDestination(2)),
  });
}
