import { addDays } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { nextLocalHour } from '@game-plan/domain/reminders/next-local-hour';
import { batchesOf, exactAmount } from '@game-plan/domain/stock/batches';
import { dayInZone } from '@game-plan/domain/time-zones';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import { tellOrderJob } from '#db/jobs/webhook-jobs.ts';
import type { Deps } from '#deps';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { findMembership, listMemberIds } from '#features/kitchens/membership-queries.ts';
import { findOrder } from '#features/orders/order-queries.ts';
import { afterChanges } from '#http/on-change.ts';
import { queueCall, readOpenList } from './queue-call.ts';
import {
  type DueRow,
  listDue,
  listJustCooked,
  listTelling,
  listTellingOrders,
  noteList,
  putOff,
} from './webhook-queries.ts';

type Tools = Pick<Deps, 'db' | 'jobs' | 'now'>;

export const queueCallsJob = job({
  name: 'queue-webhook-calls',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
  schedule: '*/5 * * * *',
});

/** Changes of a kitchen within this time are told by one call. */
const GATHER_MILLISECONDS = 10_000;
/** Webhooks whose hour comes at the same time, per run. */
const DUE_AT_ONCE = 500;
const OF_KITCHENS = ['list.changed', 'meal.cooked'] as const;

/**
 * Queues calls some seconds after routes in this scope have changed a kitchen. What a killed copy of the app does not get to is found
 * by `queueCallsJob`.
 */
export function queueCallsOfChanges(scope: FastifyInstance, deps: Tools & Pick<Deps, 'log'>): void {
  afterChanges(scope, GATHER_MILLISECONDS, {
    work: ({ kitchenId }) => queueKitchenCalls(deps, kitchenId),
    onFault: (error) => deps.log.warn({ err: error }, 'The calls of a kitchen wait for some minutes'),
  });
}

/** Queues the calls of a kitchen's changes that were not told yet. */
async function queueKitchenCalls({ db, jobs, now }: Tools, kitchenId: KitchenId): Promise<void> {
  const webhooks = await listTelling(db, OF_KITCHENS, await listMemberIds(db, kitchenId));
  if (webhooks.length === 0) return;
  const [list, cooked] = [await readOpenList(db, kitchenId), await listJustCooked(db, kitchenId)];
  for (const webhook of webhooks)
    await db.transaction(async (tx) => {
      const at = now();
      const { events, listVersion, since } = webhook;
      if (events.includes('list.changed') && listVersion !== list.version)
        if (await noteList(tx, webhook, list.version))
          await queueCall(tx, jobs, webhook, { event: 'list.changed', at, data: list.data });
      if (!events.includes('meal.cooked')) return;
      for (const { id, name, cookedAt } of cooked.filter((meal) => meal.cookedAt > since))
        await queueCall(tx, jobs, webhook, {
          event: 'meal.cooked',
          at,
          data: { name, cookedAt: cookedAt.toISOString() },
          cause: `meal ${kitchenId} ${id}`,
        });
    });
}

/** Queues a call of what expires tomorrow, if anything does. */
async function tellExpiring({ db, jobs, now }: Tools, due: DueRow): Promise<void> {
  const { userId, nextAt, hour, timeZone, pausedAt } = due;
  const today = dayInZone(nextAt, timeZone);
  // After a night without a server, the hour of yesterday is not made up for.
  const isToday = today === dayInZone(now(), timeZone);
  const membership = isToday && pausedAt === null ? await findMembership(db, userId) : undefined;
  const expires = addDays(today, 1);
  const cards = membership ? await listIngredients(db, membership.kitchenId) : [];
  const foods = cards
    .filter(({ status }) => status !== 'expired')
    .flatMap((card) => batchesOf(card).map((batch) => ({ card, batch })))
    .filter(({ batch }) => batch.expiryDate === expires)
    .map(({ card: { name, quantity, unit, batches }, batch }) => ({
      name,
      quantity: batches.length === 0 ? quantity : exactAmount(batch.amount),
      unit,
    }));
  await db.transaction(async (tx) => {
    const isFirst = await putOff(tx, due, nextLocalHour(now(), hour, timeZone));
    if (!isFirst || foods.length === 0) return;
    await queueCall(tx, jobs, due, {
      event: 'food.expiring',
      at: now(),
      data: { expires, foods },
      cause: `food ${expires}`,
    });
  });
}

/** Queues the calls that are due at some hour, and those of changes that were not told yet. */
export function queueCallsHandler(tools: Tools): JobHandler {
  const { db, now } = tools;
  return handle(queueCallsJob, async (_, { signal }) => {
    for (const due of await listDue(db, now(), DUE_AT_ONCE)) await tellExpiring(tools, due);
    const kitchens = new Set<KitchenId>();
    for (const { userId } of await listTelling(db, OF_KITCHENS)) {
      const membership = await findMembership(db, userId);
      if (membership) kitchens.add(membership.kitchenId);
    }
    for (const kitchenId of kitchens) {
      if (signal.aborted) return;
      await queueKitchenCalls(tools, kitchenId);
    }
  });
}

/** Queues the calls that tell of an order: to its buyer, and to the admins. */
export function tellOrderHandler({ db, jobs, now }: Tools): JobHandler {
  return handle(tellOrderJob, async ({ userId, orderId }) => {
    const order = await findOrder(db, userId, orderId);
    const webhooks = order ? await listTellingOrders(db, userId) : [];
    await db.transaction(async (tx) => {
      for (const webhook of webhooks)
        await queueCall(tx, jobs, webhook, {
          event: 'order.placed',
          at: now(),
          // Not what was ordered: the name of a service may say something of a person's health.
          data: { orderId, total: order?.totalAmount, currency: 'USD', placedAt: order?.createdAt },
          cause: `order ${orderId}`,
        });
    });
  });
}
