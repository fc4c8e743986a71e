import { sendAddressConfirmationJob } from '#db/jobs/address-jobs.ts';
import type { Job, JobHandler } from '#db/jobs/job.ts';
import { announcePaymentJob, mailDeletedOrdersJob, sendOrderMailJob } from '#db/jobs/order-jobs.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import { giveOldRecipesPicturesJob, makePictureJob, tidyPicturesJob } from '#db/jobs/picture-jobs.ts';
import { sendReminderJob } from '#db/jobs/reminder-jobs.ts';
import { callWebhookJob, mailPausedWebhookJob, tellOrderJob } from '#db/jobs/webhook-jobs.ts';
import type { Deps } from '#deps';
import { sendConfirmationHandler } from '#features/addresses/send-confirmation.ts';
import {
  sweepIdempotencyKeysHandler,
  sweepIdempotencyKeysJob,
} from '#features/idempotency/sweep-idempotency-keys.ts';
import { foldLogHandler, foldLogJob } from '#features/ingredients/ledger/fold-log.ts';
import { purgeInvitationsJob, sendInvitationJob } from '#features/invitations/invitation-jobs.ts';
import { purgeInvitationsHandler } from '#features/invitations/purge-invitations.ts';
import { sendInvitationHandler } from '#features/invitations/send-invitation.ts';
import { announcePaymentHandler } from '#features/orders/mails/announce-payment.ts';
import { sendDeletedOrdersHandler, sendOrderMailHandler } from '#features/orders/mails/send-order-mail.ts';
import { checkOpenPaymentsHandler, checkOpenPaymentsJob } from '#features/payments/check-open-payments.ts';
import { closePaymentPages } from '#features/payments/close-payment-pages.ts';
import { giveOldRecipesPictures } from '#features/pictures/give-old-recipes-pictures.ts';
import { makePendingPicture } from '#features/pictures/make-pending-picture.ts';
import { tidyPictures } from '#features/pictures/tidy-pictures.ts';
import { importRecipes, sweepImportsHandler, sweepImportsJob } from '#features/recipes/files/run-import.ts';
import { readRecipeAgain } from '#features/recipes/own/write-recipe.ts';
import { queueRemindersHandler, queueRemindersJob } from '#features/reminders/queue-reminders.ts';
import { sendReminderHandler } from '#features/reminders/send-reminder.ts';
import { sweepSessionsHandler, sweepSessionsJob } from '#features/sessions/sweep-sessions.ts';
import { sweepRemovalsHandler, sweepRemovalsJob } from '#features/undo/sweep-removals.ts';
import { callWebhookHandler } from '#features/webhooks/call-webhook.ts';
import { mailPausedWebhookHandler } from '#features/webhooks/mail-paused-webhook.ts';
import { queueCallsHandler, queueCallsJob, tellOrderHandler } from '#features/webhooks/queue-calls.ts';

type Entry = readonly [Job, (deps: Deps) => JobHandler];

/** All jobs of the app with their handlers. */
const JOBS: readonly Entry[] = [
  [checkOpenPaymentsJob, checkOpenPaymentsHandler],
  [closePaymentPagesJob, closePaymentPages],
  [queueRemindersJob, queueRemindersHandler],
  [sendReminderJob, sendReminderHandler],
  [queueCallsJob, queueCallsHandler],
  [tellOrderJob, tellOrderHandler],
  [callWebhookJob, callWebhookHandler],
  [mailPausedWebhookJob, mailPausedWebhookHandler],
  [sweepSessionsJob, sweepSessionsHandler],
  [sweepIdempotencyKeysJob, sweepIdempotencyKeysHandler],
  [sweepRemovalsJob, sweepRemovalsHandler],
  [foldLogJob, foldLogHandler],
  [sweepImportsJob, sweepImportsHandler],
  [importRecipes.job, importRecipes.handler],
  [readRecipeAgain.job, readRecipeAgain.handler],
  [sendInvitationJob, sendInvitationHandler],
  [purgeInvitationsJob, purgeInvitationsHandler],
  [sendAddressConfirmationJob, sendConfirmationHandler],
  [announcePaymentJob, announcePaymentHandler],
  [sendOrderMailJob, sendOrderMailHandler],
  [mailDeletedOrdersJob, sendDeletedOrdersHandler],
  [makePictureJob, makePendingPicture],
  [giveOldRecipesPicturesJob, giveOldRecipesPictures],
  [tidyPicturesJob, tidyPictures],
];

/** The job definitions, needed to add jobs to the queue. */
export const allJobs = (): Job[] => JOBS.map(([job]) => job);

/** The job handlers with their dependencies. */
export const jobHandlers = (deps: Deps): JobHandler[] => JOBS.map(([, handlerOf]) => handlerOf(deps));
