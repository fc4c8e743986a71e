/** Creates DATA_DIR so that only its owner can look into it. */
import { chmod, mkdir } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Root lets others pass through (not list): the database's own folder lies inside and belongs to another account. */
const modeOfNewFolder = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/**
 * Does nothing when the folder exists.
 * @throws EmbeddedPostgresError `folder-unusable`
 */
export const createDataDir = async (dataDir: string): Promise<void> => {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    if (created !== undefined) await chmod(dataDir, modeOfNewFolder());
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The folder ${dataDir} (DATA_DIR) cannot be created: ${String(cause)}.`,
      { cause },
    );
  }
};
