import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { WebhookEvent } from '@game-plan/domain/webhook-events';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { callWebhookJob } from '#db/jobs/webhook-jobs.ts';
import { listOpenItems } from '#features/shopping-list/shopping-list-queries.ts';
import { versionOf } from '#http/etag.ts';
import { insertCall, replaceWaiting, type WebhookRow } from './webhook-queries.ts';

/** Items of a list that a call holds. */
const ITEMS_MAX = 500;

/** What is still to be bought, and a short text that differs whenever that does. */
export async function readOpenList(db: Database, kitchenId: KitchenId) {
  const items = (await listOpenItems(db, kitchenId)).map(({ name, quantity, unit }) => ({
    name,
    quantity,
    unit,
  }));
  return { data: { open: items.length, items: items.slice(0, ITEMS_MAX) }, version: versionOf(items) };
}

/** What a call tells. Nothing in it is about a person's health, and no person is named. */
export interface Told {
  readonly event: WebhookEvent | 'test';
  readonly at: Date;
  readonly data: object;
  /** It is told once; each time without it. */
  readonly cause?: string;
}

/** Queues a call of a webhook. A newer list takes the place of one that waits. */
export async function queueCall(
  tx: Database,
  jobs: JobQueue,
  webhook: Pick<WebhookRow, 'userId' | 'id'>,
  { event, at, data, cause }: Told,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
  const call = await insertCall(tx, webhook, { event, cause: cause ?? null, body, createdAt: at });
  if (!call) return;
  if (event === 'list.changed') await replaceWaiting(tx, call);
  await jobs.add(tx, callWebhookJob, { userId: webhook.userId, callId: call.id });
}
