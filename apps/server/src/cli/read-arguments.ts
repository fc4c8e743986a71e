import { type ParseArgsConfig, parseArgs } from 'node:util';

const DONE = 0;
export const NOT_DONE = 1;
const CALLED_WRONGLY = 2;

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
  process.exit(DONE);
}

/** Exits after a wrong call of a command. */
export function callAgain(message: string): never {
  console.error(message);
  process.exit(CALLED_WRONGLY);
}
