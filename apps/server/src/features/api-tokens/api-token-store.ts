import type { Database } from '#db/client.ts';
import { batchReads } from '#db/reads/batch-reads.ts';
import type { TokenStore } from '#http/sessions/bearer.ts';
import { findValidTokens, noteTokenUse } from './api-token-queries.ts';

const keyOf = ({ userId, id }: { readonly userId: number; readonly id: number }) => `${userId}-${id}`;

/** Reads tokens for each request, so that withdrawing one takes effect in all copies of the app immediately. */
export function createTokenStore(db: Database, now: () => Date): TokenStore {
  const find = batchReads(async (keys: readonly string[]) => {
    const tokens = keys.map((key) => {
      const [userId = 0, id = 0] = key.split('-').map(Number);
      return { userId, id };
    });
    const valid = await findValidTokens(db, tokens, now());
    return new Map(
      valid.map(({ kitchenId, ...token }) => [
        keyOf(token),
        { ...token, owner: { userId: token.userId, kitchenId } },
      ]),
    );
  });
  return { find: (token) => find(keyOf(token)), noteUse: (token, day) => noteTokenUse(db, token, day) };
}
