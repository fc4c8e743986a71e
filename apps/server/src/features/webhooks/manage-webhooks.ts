import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Webhook, webhooks } from '@game-plan/contracts/people/webhooks';
import type { Member } from '@game-plan/domain/kitchen-member';
import { nextLocalHour } from '@game-plan/domain/reminders/next-local-hour';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { queueCall, readOpenList } from './queue-call.ts';
import {
  type CallRow,
  type Choices,
  findWebhook,
  insertWebhook,
  listShownCalls,
  listWebhooks,
  saveNonce,
  updateWebhook,
  type WebhookRow,
} from './webhook-queries.ts';
import { webhookSecret } from './webhook-secret.ts';

type Chosen = BodyOf<typeof webhooks.create>;

const shownCall = ({ createdAt, triedAt, userId, webhookId, cause, body, ...call }: CallRow) => ({
  ...call,
  createdAt: createdAt.toISOString(),
  triedAt: triedAt?.toISOString() ?? null,
});

const shown = (row: WebhookRow, calls: readonly CallRow[]): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  hour: row.hour,
  timeZone: row.timeZone,
  addedAt: row.addedAt.toISOString(),
  pausedAt: row.pausedAt?.toISOString() ?? null,
  calls: calls.filter(({ webhookId }) => webhookId === row.id).map(shownCall),
});

/** A person's webhooks with their last calls. */
export async function describeWebhooks({ db }: Pick<Deps, 'db'>, userId: number): Promise<Webhook[]> {
  const [rows, calls] = await Promise.all([listWebhooks(db, userId), listShownCalls(db, userId)]);
  return rows.map((row) => shown(row, calls));
}

async function described({ db }: Pick<Deps, 'db'>, row: WebhookRow): Promise<Webhook> {
  return shown(row, await listShownCalls(db, row.userId));
}

/** What is chosen, from now on: neither the list as it is nor the hour that has just passed is told. */
async function fromNow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { kitchenId }: Member,
  chosen: Chosen,
): Promise<Choices> {
  const { events, hour, timeZone } = chosen;
  const nextAt = events.includes('food.expiring') ? nextLocalHour(now(), hour, timeZone) : null;
  const { version: listVersion } = await readOpenList(db, kitchenId);
  return { ...chosen, nextAt, listVersion };
}

type Tools = Pick<Deps, 'db' | 'now' | 'sessionSecret'>;

/** Adds a webhook. Returns it with its secret, which nobody is shown again. */
export async function addWebhook(
  tools: Tools,
  member: Member,
  chosen: Chosen,
): Promise<{ webhook: Webhook; secret: string }> {
  const choices = { ...(await fromNow(tools, member, chosen)), nonce: randomUUID() };
  const row = await insertWebhook(tools.db, member.userId, choices);
  return { webhook: shown(row, []), secret: webhookSecret(tools, row) };
}

/** Changes a webhook. It begins anew, without a pause. */
export async function changeWebhook(
  tools: Tools,
  member: Member,
  id: number,
  chosen: Chosen,
): Promise<Webhook> {
  const row = await updateWebhook(tools.db, member.userId, id, await fromNow(tools, member, chosen));
  if (!row) throw notFound('This webhook');
  return described(tools, row);
}

/** Gives a webhook another secret and returns it. Calls that still wait are signed with it. */
export async function renewSecret(tools: Tools, userId: number, id: number): Promise<{ secret: string }> {
  const nonce = randomUUID();
  if (!(await saveNonce(tools.db, userId, id, nonce))) throw notFound('This webhook');
  return { secret: webhookSecret(tools, { userId, nonce }) };
}

/** Queues a call that tells nothing. */
export async function testWebhook(
  { db, jobs, now, rateLimits }: Pick<Deps, 'db' | 'jobs' | 'now' | 'rateLimits'>,
  userId: number,
  id: number,
): Promise<Webhook> {
  const row = await findWebhook(db, userId, id);
  if (!row) throw notFound('This webhook');
  await rateLimits.consume('testWebhooksByUser', String(userId));
  await db.transaction((tx) => queueCall(tx, jobs, row, { event: 'test', at: now(), data: {} }));
  return described({ db }, row);
}
