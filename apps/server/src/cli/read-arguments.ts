import { type ParseArgsConfig, parseArgs } from 'node:util';

const SUCCESS = 0;
export const FAILURE = 1;
const USAGE_ERROR = 2;

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses a command's arguments; returns undefined for an unknown option. With --help, prints `help` and exits. */
export function readArguments<const Extra extends Options>(help: string, extra: Extra) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...extra, help: { type: 'boolean', short: 'h' } } as const,
      allowPositionals: true,
    });
    if (!('help' in values && values.help)) return { values, positionals };
  } catch {
    return undefined;
  }
  console.log(help);
  process.exit(SUCCESS);
}

/** Exits after a wrong call of a command. */
export function exitWithUsageError(message: string): never {
  console.error(message);
  process.exit(USAGE_ERROR);
}
