import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import { deleteImport, lockImport } from './recipe-file-queries.ts';

/** Forgets a person's file. Throws 'conflict' while its recipes are being imported. */
export function forgetImport(db: Database, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await lockImport(tx, userId)) === 'running')
      throw new AppError('conflict', 'The file is still being imported. Wait for its end.');
    await deleteImport(tx, userId);
  });
}
