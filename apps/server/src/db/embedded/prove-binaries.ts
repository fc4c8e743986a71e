/** Starts PostgreSQL once for its version: proof that the account can run it here, before any data is touched. */
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { fileErrorCode } from './file-error.ts';
import { type ProgramResult, runProgram } from './run-program.ts';

/**
 * @returns PostgreSQL's major version, for example 18
 * @throws EmbeddedPostgresError `binaries-unusable`
 */
export const proveBinaries = async (binaries: Binaries, account: Account): Promise<number> => {
  let result: ProgramResult;
  try {
    result = await runProgram(account, binaries.postgres, ['--version']);
  } catch (cause) {
    // The file is there, so what is "not found" is the loader of the C library that it was built for.
    const reason =
      fileErrorCode(cause) === 'ENOENT'
        ? 'it was built for glibc, which this system (Alpine?) does not use'
        : String(cause);
    throw unusable(binaries, reason, cause);
  }
  const major = /PostgreSQL\) (\d+)/.exec(result.output)?.[1];
  if (result.exitCode !== 0 || major === undefined) throw unusable(binaries, result.output);
  return Number(major);
};

const unusable = (binaries: Binaries, reason: string, cause?: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'binaries-unusable',
    `The built-in database ${binaries.postgres} cannot run on this machine: ${reason}. ` +
      'Set DATABASE_URL to any PostgreSQL 14 or newer.',
    { cause },
  );
