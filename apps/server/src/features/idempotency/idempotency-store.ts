import type { Database } from '#db/client.ts';
import type { IdempotencyStore } from '#http/idempotency.ts';
import {
  deleteClaim,
  findKey,
  forgetBeyondBudget,
  hasAccount,
  insertKey,
  markApplied,
  storeAnswer,
} from './idempotency-key-queries.ts';

/** Stores idempotency keys in PostgreSQL, shared by all copies of the app and across restarts. */
export function createIdempotencyStore(db: Database): IdempotencyStore {
  return {
    async claim(claim) {
      for (;;) {
        if (await insertKey(db, claim)) return 'claimed';
        const earlier = await findKey(db, claim.userId, claim.key);
        // Otherwise it was released between the two statements.
        if (earlier) return earlier;
      }
    },
    async storeAnswer(done) {
      await storeAnswer(db, done);
      await forgetBeyondBudget(db, done.userId);
    },
    markApplied: async (tx, claim, expiresAt) =>
      (await markApplied(tx, claim, expiresAt)) || !(await hasAccount(tx, claim.userId)),
    release: (claim, unlessMade) => deleteClaim(db, claim, { unlessMade }),
  };
}
