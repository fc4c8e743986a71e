import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { apiTokens } from '#db/schema/people/api-tokens.ts';
import { users } from '#db/schema/people/users.ts';

export type TokenRow = typeof apiTokens.$inferSelect;

const validTokens = preparedRead(
  'valid-tokens',
  {
    userId: apiTokens.userId,
    id: apiTokens.id,
    hash: apiTokens.hash,
    scopes: apiTokens.scopes,
    lastUsedOn: apiTokens.lastUsedOn,
    kitchenId: kitchenMembers.kitchenId,
  },
  (select) =>
    select
      .from(apiTokens)
      .innerJoin(users, and(eq(users.id, apiTokens.userId), users.isActive))
      .innerJoin(kitchenMembers, eq(kitchenMembers.userId, apiTokens.userId))
      .where(
        and(
          eq(apiTokens.userId, sql`any(${sql.placeholder('userIds')}::integer[])`),
          eq(apiTokens.id, sql`any(${sql.placeholder('ids')}::integer[])`),
          or(
            isNull(apiTokens.expiresAt),
            sql`${apiTokens.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
          ),
        ),
      ),
);

interface Owned {
  readonly userId: number;
  readonly id: number;
}

/** A token that has not expired, with the kitchen of its owner, whose account is active. */
export interface ValidToken extends Pick<TokenRow, 'hash' | 'scopes' | 'lastUsedOn'>, Owned {
  readonly kitchenId: KitchenId;
}

/** Those of these tokens that are valid, and possibly others of their owners. */
export function findValidTokens(
  db: Database,
  tokens: readonly Owned[],
  now: Date,
): Promise<readonly ValidToken[]> {
  return validTokens(db, {
    userIds: tokens.map(({ userId }) => userId),
    ids: tokens.map(({ id }) => id),
    now: now.toISOString(),
  });
}

export async function noteTokenUse(db: Database, { userId, id }: Owned, day: string): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedOn: day })
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)));
}

export function listTokensOf(db: Database, userId: number): Promise<TokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

export const insertToken = (db: Database, row: typeof apiTokens.$inferInsert): Promise<TokenRow> =>
  insertWithinLimit(db, apiTokens, row);

/** Returns whether the person had such a token. */
export async function deleteToken(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id });
  return deleted.length > 0;
}
