import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { webhooks as contract } from '@game-plan/contracts/people/webhooks';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { WebhookEvent } from '@game-plan/domain/webhook-events';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { users } from '#db/schema/people/users.ts';
import { webhookCalls, webhooks } from '#db/schema/people/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type CallRow = typeof webhookCalls.$inferSelect;

/** Calls of a webhook that are kept, far more than a quarter of an hour has. */
const KEPT_CALLS = 100;
/** Calls of a webhook that its person is shown. */
const SHOWN_CALLS = 5;

const own = (userId: number, id: number) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));
const ownCall = (userId: number, id: number) => and(eq(webhookCalls.userId, userId), eq(webhookCalls.id, id));

export function listWebhooks(db: Database, userId: number): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.id));
}

export async function findWebhook(db: Database, userId: number, id: number): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(own(userId, id));
  return row;
}

export interface Choices extends BodyOf<typeof contract.create> {
  readonly nextAt: Date | null;
  readonly listVersion: string;
}

export function insertWebhook(
  db: Database,
  userId: number,
  chosen: Choices & { readonly nonce: string },
): Promise<WebhookRow> {
  return insertWithinLimit(db, webhooks, { userId, ...chosen });
}

/** Changes a webhook, which begins anew; undefined if there is none. */
export async function updateWebhook(
  db: Database,
  userId: number,
  id: number,
  chosen: Choices,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({ ...chosen, since: sql`now()`, failingSince: null, pausedAt: null })
    .where(own(userId, id))
    .returning();
  return row;
}

/** Returns whether there was one. */
export async function saveNonce(db: Database, userId: number, id: number, nonce: string): Promise<boolean> {
  const { rowCount } = await db.update(webhooks).set({ nonce }).where(own(userId, id));
  return rowCount === 1;
}

/** Returns whether there was one. */
export async function deleteWebhook(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(webhooks).where(own(userId, id));
  return rowCount === 1;
}

/** The last calls of each webhook, the newest first. */
export async function listShownCalls(db: Database, userId: number): Promise<CallRow[]> {
  const place = sql<number>`row_number() over (partition by ${webhookCalls.webhookId} order by ${webhookCalls.id} desc)`;
  const ranked = db
    .select({ id: webhookCalls.id, place: place.as('place') })
    .from(webhookCalls)
    .where(eq(webhookCalls.userId, userId))
    .as('ranked');
  const shown = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, SHOWN_CALLS));
  return db
    .select()
    .from(webhookCalls)
    .where(and(eq(webhookCalls.userId, userId), inArray(webhookCalls.id, shown)))
    .orderBy(desc(webhookCalls.id));
}

const isWorking = and(isNull(webhooks.pausedAt), users.isActive);

/** The webhooks that tell any of these events, of the given people; of everybody without them. */
export async function listTelling(
  db: Database,
  events: readonly WebhookEvent[],
  userIds?: readonly number[],
): Promise<WebhookRow[]> {
  const rows = await db
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(
      and(
        isWorking,
        arrayOverlaps(webhooks.events, [...events]),
        userIds && inArray(webhooks.userId, [...userIds]),
      ),
    )
    .orderBy(asc(webhooks.userId), asc(webhooks.id));
  return rows.map(({ webhook }) => webhook);
}

/** What members of a kitchen cooked within three times the interval of the job that looks: earlier meals were told. */
export function listJustCooked(db: Database, kitchenId: KitchenId) {
  const { id, name, cookedAt } = cookedRecipes;
  return db
    .select({ id, name, cookedAt })
    .from(cookedRecipes)
    .where(and(eq(cookedRecipes.kitchenId, kitchenId), gt(cookedAt, sql`now() - make_interval(mins => 15)`)))
    .orderBy(asc(id));
}

/** The webhooks that tell of a person's order: their own, and the admins'. */
export async function listTellingOrders(db: Database, buyerId: number): Promise<WebhookRow[]> {
  const rows = await db
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(
      and(
        isWorking,
        arrayContains(webhooks.events, ['order.placed']),
        or(eq(users.id, buyerId), eq(users.role, 'admin')),
      ),
    );
  return rows.map(({ webhook }) => webhook);
}

/** A webhook whose hour has come. */
export type DueRow = Omit<WebhookRow, 'nextAt'> & { readonly nextAt: Date };

export async function listDue(db: Database, now: Date, most: number): Promise<DueRow[]> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(lte(webhooks.nextAt, now))
    .orderBy(asc(webhooks.nextAt))
    .limit(most);
  return rows.flatMap(({ nextAt, ...row }) => (nextAt === null ? [] : [{ ...row, nextAt }]));
}

/** Puts a webhook off to its next hour. Returns false if that was done already, or another hour was chosen. */
export async function putOff(
  tx: Database,
  { userId, id, nextAt }: DueRow,
  following: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhooks)
    .set({ nextAt: following })
    .where(and(own(userId, id), eq(webhooks.nextAt, nextAt)));
  return rowCount === 1;
}

/** Notes which list is told. Returns false if another was noted since the webhook was read. */
export async function noteList(
  tx: Database,
  { userId, id, listVersion }: WebhookRow,
  version: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhooks)
    .set({ listVersion: version })
    .where(and(own(userId, id), eq(webhooks.listVersion, listVersion)));
  return rowCount === 1;
}

export type NewCall = Pick<typeof webhookCalls.$inferInsert, 'event' | 'cause' | 'body' | 'createdAt'>;

/** Adds a call and forgets old ones. Returns undefined if its cause was told before. */
export async function insertCall(
  tx: Database,
  { userId, id: webhookId }: Pick<WebhookRow, 'userId' | 'id'>,
  call: NewCall,
): Promise<CallRow | undefined> {
  const [row] = await tx
    .insert(webhookCalls)
    .values({ userId, webhookId, ...call })
    .onConflictDoNothing()
    .returning();
  const ofWebhook = and(eq(webhookCalls.userId, userId), eq(webhookCalls.webhookId, webhookId));
  const kept = tx
    .select({ id: webhookCalls.id })
    .from(webhookCalls)
    .where(ofWebhook)
    .orderBy(desc(webhookCalls.id))
    .limit(1)
    .offset(KEPT_CALLS);
  await tx.delete(webhookCalls).where(and(ofWebhook, lte(webhookCalls.id, kept)));
  return row;
}

/** Replaces the calls of a webhook and event that still wait, except the given one. */
export async function replaceWaiting(tx: Database, { userId, webhookId, event, id }: CallRow): Promise<void> {
  await tx
    .update(webhookCalls)
    .set({ state: 'replaced' })
    .where(
      and(
        eq(webhookCalls.userId, userId),
        eq(webhookCalls.webhookId, webhookId),
        eq(webhookCalls.event, event),
        eq(webhookCalls.state, 'waiting'),
        ne(webhookCalls.id, id),
      ),
    );
}

/** A call that waits, with its webhook. */
export async function findWaiting(db: Database, userId: number, callId: number) {
  const [row] = await db
    .select({ call: webhookCalls, webhook: webhooks, isActive: users.isActive })
    .from(webhookCalls)
    .innerJoin(
      webhooks,
      and(eq(webhooks.userId, webhookCalls.userId), eq(webhooks.id, webhookCalls.webhookId)),
    )
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(and(ownCall(userId, callId), eq(webhookCalls.state, 'waiting')));
  return row;
}

type Attempt = Pick<CallRow, 'state' | 'triedAt' | 'status' | 'answer'>;

/** Notes an attempt to make a call. */
export async function noteAttempt(tx: Database, { userId, id }: CallRow, attempt: Attempt): Promise<void> {
  await tx
    .update(webhookCalls)
    .set({ ...attempt, attempts: sql`${webhookCalls.attempts} + 1` })
    .where(ownCall(userId, id));
}

/** Saves how the receiver of a webhook does. */
export async function saveHealth(
  tx: Database,
  { userId, id }: WebhookRow,
  health: Partial<Pick<WebhookRow, 'failingSince' | 'pausedAt'>>,
): Promise<void> {
  await tx.update(webhooks).set(health).where(own(userId, id));
}
