import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import { type AccountDetails, createAccount } from './create-account.ts';
import { adminExists, lockAdminSetup } from './credential-queries.ts';

/** Makes the first admin. Of many at once exactly one wins; the others get 'conflict'. */
export async function setUpAdmin(db: Database, details: AccountDetails): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAdminSetup(tx);
    if (await adminExists(tx)) throw new AppError('conflict', 'The admin account has already been set up');
    return createAccount(tx, details, 'admin');
  });
}
