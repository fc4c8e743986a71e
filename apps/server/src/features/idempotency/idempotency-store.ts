import type { Database } from '#db/client.ts';
import type { IdempotencyStore } from '#http/idempotency.ts';
import {
  deleteClaim,
  findKey,
  forgetBeyondBudget,
  hasAccount,
  insertKey,
  markMade,
  storeAnswer,
} from './idempotency-key-queries.ts';

/** Keeps idempotency keys in PostgreSQL, for every copy of the app and beyond its restarts. */
export function createIdempotencyStore(db: Database): IdempotencyStore {
  return {
    async claim(claim) {
      for (;;) {
        if (await insertKey(db, claim)) return 'claimed';
        const earlier = await findKey(db, claim.userId, claim.key);
        // Else it was given up between the two statements.
        if (earlier) return earlier;
      }
    },
    async storeAnswer(done) {
      await storeAnswer(db, done);
      await forgetBeyondBudget(db, done.userId);
    },
    noteMade: async (tx, claim, expiresAt) =>
      (await markMade(tx, claim, expiresAt)) || !(await hasAccount(tx, claim.userId)),
    release: (claim, unlessMade) => deleteClaim(db, claim, { unlessMade }),
  };
}
