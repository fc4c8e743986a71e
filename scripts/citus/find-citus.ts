import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PLACES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** All folders with PostgreSQL programs on this machine, newest version first; PG_CONFIG names another. */
async function listProgramFolders(): Promise<string[]> {
  const folders: string[] = [];
  const { PG_CONFIG } = process.env;
  if (PG_CONFIG) folders.push((await run(PG_CONFIG, ['--bindir'])).stdout.trim());
  for (const place of PLACES.filter(existsSync)) {
    const versions = await readdir(place);
    const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    folders.push(...newestFirst.map((version) => join(place, version, 'bin')));
  }
  return folders.filter((folder) => existsSync(join(folder, 'initdb')));
}

async function hasCitus(folder: string): Promise<boolean> {
  try {
    const { stdout } = await run(join(folder, 'pg_config'), ['--pkglibdir', '--sharedir']);
    const [library = '', shared = ''] = stdout.trim().split('\n');
    return (
      existsSync(join(shared, 'extension', 'citus.control')) &&
      (existsSync(join(library, 'citus.so')) || existsSync(join(library, 'citus.dylib')))
    );
  } catch {
    return false;
  }
}

export type FoundCitus = { readonly programs: string } | { readonly missing: string };

/** The programs of a PostgreSQL with Citus, or a sentence about what is missing. */
export async function findCitus(): Promise<FoundCitus> {
  const folders = await listProgramFolders();
  if (folders.length === 0)
    return { missing: 'There is no PostgreSQL on this machine with an initdb of its own.' };
  for (const programs of folders) if (await hasCitus(programs)) return { programs };
  return { missing: `No Citus is installed for the PostgreSQL in ${folders.join(', ')}.` };
}
