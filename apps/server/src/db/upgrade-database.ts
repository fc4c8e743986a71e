import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup/backup-error.ts';
import { fileTimestamp } from './backup/file-timestamp.ts';
import { takeBackup } from './backup/take-backup.ts';
import { migrateDatabase } from './migrations/migrate.ts';

interface Settings {
  readonly url: string;
  readonly dataDir: string;
  readonly now: Date;
  readonly log: { info(fields: object, message: string): void };
  /** The folder of the migrations; the app's own by default. */
  readonly migrations?: string;
}

const UNFINISHED = /-before-\w+\.zip\.\d+\.part$/;

/**
 * Deletes unfinished backups of a killed server, which would fill the disk of a service that restarts repeatedly. The
 * migration lock ensures that no other process is writing one.
 */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Migrates the database. Before migrating one that contains data, saves a backup into `backups` in DATA_DIR. Throws
 * BackupError if that fails; the database is then unchanged.
 */
export async function upgradeDatabase({ url, dataDir, now, log, migrations }: Settings): Promise<void> {
  await migrateDatabase(url, {
    ...(migrations !== undefined && { folder: migrations }),
    async beforeUpgrade({ tag }) {
      const folder = join(dataDir, 'backups');
      const path = join(folder, `${fileTimestamp(now)}-before-${tag}.zip`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await removeUnfinished(folder);
        await takeBackup({ url, path, now });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new BackupError(
          `Nothing was upgraded, because a copy of the data could not be saved first. ${reason}`,
          { cause: error },
        );
      }
      log.info({ path }, 'Saved a copy of all data before the upgrade');
    },
  });
}
