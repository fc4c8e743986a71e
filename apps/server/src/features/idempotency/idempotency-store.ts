import type { Database } from '#db/client.ts';
import type { IdempotencyStore } from '#http/idempotency.ts';
import {
  deleteUnfinishedKey,
  findKey,
  forgetBeyondBudget,
  insertKey,
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
    async keep(done) {
      await storeAnswer(db, done);
      await forgetBeyondBudget(db, done.userId);
    },
    release: (userId, key) => deleteUnfinishedKey(db, userId, key),
  };
}
