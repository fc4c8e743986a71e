import { sendInJob } from '#adapters/mail/port.ts';
import { handle, type JobHandler } from '#db/jobs/job.ts';
import { mailPausedWebhookJob } from '#db/jobs/webhook-jobs.ts';
import type { Deps } from '#deps';
import { findUser } from '#features/users/user-queries.ts';
import { findWebhook } from './webhook-queries.ts';

type Sender = Pick<Deps, 'db' | 'mailer' | 'publicUrl' | 'log'>;

/** Tells a person by mail that a webhook was paused, if it still is and mails reach them. The profile says it anyway. */
export function mailPausedWebhookHandler({ db, mailer, publicUrl, log }: Sender): JobHandler {
  return handle(mailPausedWebhookJob, async ({ userId, webhookId }, attempt) => {
    const user = await findUser(db, userId);
    const webhook = await findWebhook(db, userId, webhookId);
    if (!mailer || publicUrl === undefined || !webhook?.pausedAt) return;
    if (!user?.isActive || !user.isEmailConfirmed || user.email === null) return;
    const title = 'A webhook of yours was paused';
    const mail = {
      id: `webhook-${userId}-${webhookId}-${webhook.pausedAt.getTime()}`,
      to: user.email,
      subject: title,
      letter: {
        title,
        // Not the whole address, which may hold a key.
        paragraphs: [`Calls to ${new URL(webhook.url).host} failed, so nothing more is sent there.`],
        action: { label: 'Look at its answers', link: `${publicUrl}/profile?tab=security#webhooks` },
        notes: ['A test that is delivered ends the pause, and so does a change of the webhook.'],
        signature: `Game Plan Cookbook at ${new URL(publicUrl).host}`,
      },
    };
    if (!(await sendInJob(mailer, mail, attempt)))
      log.warn({ userId }, 'The mail about a webhook was not accepted');
  });
}
