import type { Pool } from 'pg';
import { knownMigration, NewerDatabaseError } from './migrations.ts';

/** Whether a newer version of the app has migrated the database. Throws if the database does not answer. */
export async function isNewerVersion(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await knownMigration(client);
    return false;
  } catch (error) {
    if (error instanceof NewerDatabaseError) return true;
    throw error;
  } finally {
    client.release();
  }
}
