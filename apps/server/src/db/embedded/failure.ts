/** Puts a failure of PostgreSQL into words, from the lines it wrote before it ended. */
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const NO_ROOM = /No space left on device|Disk quota exceeded/;

/** Connections of a killed server still write to the folder; they end within moments. */
const MEMORY_IN_USE = /shared memory block .* is still in use/;

/**
 * @param doing what PostgreSQL was asked for, for example "start"
 * @param folder where its data are
 * @param output the end of what it wrote
 */
export const explainFailure = (doing: string, folder: string, output: string): EmbeddedPostgresError => {
  if (NO_ROOM.test(output)) {
    return new EmbeddedPostgresError(
      'disk-full',
      `The database cannot ${doing}: the disk of ${folder} is full. Make room on it.`,
    );
  }
  if (MEMORY_IN_USE.test(output)) {
    return new EmbeddedPostgresError(
      'memory-still-in-use',
      `The database cannot ${doing}: connections of its predecessor still use ${folder}.`,
    );
  }
  const said = output.trim() === '' ? 'PostgreSQL gave no reason' : `PostgreSQL says: ${output.trim()}`;
  return new EmbeddedPostgresError('start-failed', `The database in ${folder} cannot ${doing}. ${said}`);
};
