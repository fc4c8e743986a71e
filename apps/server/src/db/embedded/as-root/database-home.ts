import { createHash } from 'node:crypto';
import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseLog } from '../errors.ts';
import { EmbeddedPostgresError, undefinedIfMissing } from '../errors.ts';
import type { Account } from './account.ts';
import { canEnter, makeOpenFolder } from './folder-access.ts';

/** The folder for root's data that cannot be inside DATA_DIR. */
export const SHARED_FOLDER = '/var/lib/game-plan-cookbook';

export interface PossibleHomes {
  readonly inside: string;
  /** Derived from the path of DATA_DIR, so that several data folders do not collide. */
  readonly elsewhere: string;
  /** A file in DATA_DIR that names the database's folder if it is elsewhere. */
  readonly note: string;
}

export async function possibleHomes(dataDir: string, sharedFolder: string): Promise<PossibleHomes> {
  const real = await realpath(dataDir);
  const name = createHash('sha256').update(real).digest('hex').slice(0, 16);
  return {
    inside: join(real, 'postgres'),
    elsewhere: join(sharedFolder, name),
    note: join(real, 'database-location.txt'),
  };
}

/** The cluster's folder inside a home. */
export const dataFolder = (home: string): string => join(home, 'data');

const holdsDatabase = async (home: string): Promise<boolean> =>
  (await undefinedIfMissing(stat(dataFolder(home)))) !== undefined;

/**
 * Decides where the database is stored: inside DATA_DIR, or in a shared folder if its account cannot enter DATA_DIR. An
 * existing database is never replaced by a new one.
 * @throws EmbeddedPostgresError `folder-unusable` or `data-dir-moved` if a database exists but cannot be used
 */
export async function chooseHome(homes: PossibleHomes, account: Account, log: DatabaseLog): Promise<string> {
  if (!account.differs) {
    await refuseElsewhere(homes);
    return homes.inside;
  }
  if (await holdsDatabase(homes.elsewhere)) return announce(homes, account, log);
  await refuseMoved(homes);
  if (await canEnter(account, homes.inside)) return homes.inside;
  if (await holdsDatabase(homes.inside)) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The database in ${homes.inside} cannot be used: its account "${account.name}" may not enter a folder ` +
        'above it. Allow that (chmod o+x), or move DATA_DIR to a folder that everyone may enter.',
    );
  }
  await makeOpenFolder(dirname(homes.elsewhere));
  if (!(await canEnter(account, homes.elsewhere))) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The account "${account.name}" of the database may enter neither ${homes.inside} nor ${homes.elsewhere}. ` +
        'Give it a DATA_DIR in a folder that everyone may enter.',
    );
  }
  await writeFile(homes.note, `${homes.elsewhere}\n`);
  return announce(homes, account, log);
}

function announce(homes: PossibleHomes, account: Account, log: DatabaseLog): string {
  log.warn(
    { database: homes.elsewhere, account: account.name },
    `The database is kept in ${homes.elsewhere}, because its account "${account.name}" may not enter DATA_DIR`,
  );
  return homes.elsewhere;
}

/** Refuses a database in the shared folder, which only root can reach. */
async function refuseElsewhere(homes: PossibleHomes): Promise<void> {
  const noted = await undefinedIfMissing(readFile(homes.note, 'utf8'));
  if (noted === undefined) return;
  throw new EmbeddedPostgresError(
    'folder-unusable',
    `According to ${homes.note} the database is in ${noted.trim()}, where root has put it. Start the server as ` +
      'root as before, or delete the note to begin with an empty database.',
  );
}

/** Refuses a renamed DATA_DIR: its shared folder has a new name while its note still points to the old one. */
async function refuseMoved(homes: PossibleHomes): Promise<void> {
  const noted = (await undefinedIfMissing(readFile(homes.note, 'utf8')))?.trim();
  if (noted === undefined || noted === homes.elsewhere || !(await holdsDatabase(noted))) return;
  throw new EmbeddedPostgresError(
    'data-dir-moved',
    `According to ${homes.note} the database is in ${noted}, which belongs to this DATA_DIR under its former ` +
      `path. If DATA_DIR was moved, run "mv ${noted} ${homes.elsewhere}"; if it is a copy, delete the note.`,
  );
}
