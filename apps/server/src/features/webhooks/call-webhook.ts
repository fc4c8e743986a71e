import { type WebhookAnswer, WebhookError } from '#adapters/webhooks/port.ts';
import { type Attempt, handle, type JobHandler } from '#db/jobs/job.ts';
import { callWebhookJob, mailPausedWebhookJob } from '#db/jobs/webhook-jobs.ts';
import type { Deps } from '#deps';
import { type CallRow, findWaiting, noteAttempt, saveHealth, type WebhookRow } from './webhook-queries.ts';
import { webhookSecret } from './webhook-secret.ts';

type Caller = Pick<Deps, 'db' | 'jobs' | 'callWebhook' | 'sessionSecret' | 'now'>;

/** A receiver that has failed for this long is called no more. */
const PATIENCE_MILLISECONDS = 24 * 3_600_000;
/** With this status a receiver says that it wants no more calls (Standard Webhooks). */
const GONE = 410;

interface Outcome {
  readonly status: number | null;
  readonly answer: string;
  /** Why no later call can succeed. */
  readonly isLasting: boolean;
}

/**
 * Makes a waiting call, and notes the answer. What fails is tried again for about a day, except a test; a webhook that fails for a
 * day, or for good, is paused, and its person told.
 */
export function callWebhookHandler(deps: Caller): JobHandler {
  const { db, now } = deps;
  return handle(callWebhookJob, async ({ userId, callId }, attempt) => {
    const found = await findWaiting(db, userId, callId);
    if (!found) return;
    const { call, webhook, isActive } = found;
    const isTest = call.event === 'test';
    if (!isActive || (webhook.pausedAt !== null && !isTest)) {
      return noteAttempt(db, call, { state: 'failed', triedAt: null, status: null, answer: null });
    }
    const outcome = await tryCall(deps, found, attempt);
    const { status, answer, isLasting } = outcome;
    const at = now();
    if (status !== null && status >= 200 && status < 300) {
      return db.transaction(async (tx) => {
        await noteAttempt(tx, call, { state: 'delivered', triedAt: at, status, answer });
        await saveHealth(tx, webhook, { failingSince: null, pausedAt: null });
      });
    }
    const isOver = isTest || isLasting || attempt.isLast;
    const failed = {
      state: isOver ? ('failed' as const) : ('waiting' as const),
      triedAt: at,
      status,
      answer,
    };
    await db.transaction(async (tx) => {
      await noteAttempt(tx, call, failed);
      if (!isTest) await noteFailure(tx, deps, webhook, { at, isLasting });
    });
    // The words of the receiver stay out of the log.
    if (!isOver)
      throw new Error(status === null ? 'A webhook did not answer' : `A webhook answered ${status}`);
  });
}

async function tryCall(
  { callWebhook, ...deps }: Caller,
  { call, webhook }: { readonly call: CallRow; readonly webhook: WebhookRow },
  { signal }: Attempt,
): Promise<Outcome> {
  const { url } = webhook;
  const id = `call_${call.userId}_${call.id}`;
  try {
    const made = { url, secret: webhookSecret(deps, webhook), id, body: call.body };
    const { status, excerpt }: WebhookAnswer = await callWebhook(made, signal);
    return { status, answer: excerpt, isLasting: status === GONE };
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    return { status: null, answer: error.message, isLasting: error.isLasting };
  }
}

async function noteFailure(
  tx: Caller['db'],
  { jobs }: Caller,
  webhook: WebhookRow,
  { at, isLasting }: { readonly at: Date; readonly isLasting: boolean },
): Promise<void> {
  const { userId, id: webhookId, failingSince } = webhook;
  const since = failingSince ?? at;
  const isPaused = isLasting || at.getTime() - since.getTime() >= PATIENCE_MILLISECONDS;
  await saveHealth(tx, webhook, { failingSince: since, ...(isPaused && { pausedAt: at }) });
  if (isPaused) await jobs.add(tx, mailPausedWebhookJob, { userId, webhookId }, { key: String(webhookId) });
}
