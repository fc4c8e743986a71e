import { z } from 'zod';
import { job } from './job.ts';

/** Mails the link that confirms a changed e-mail address. Retried like an invitation's mail, for about a day. */
export const sendAddressConfirmationJob = job({
  name: 'send-address-confirmation',
  data: z.object({ userId: z.int() }),
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
});
