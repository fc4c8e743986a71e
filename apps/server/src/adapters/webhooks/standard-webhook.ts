import { lazy } from '@game-plan/domain/lazy';
import { type Outgoing, OutgoingError, type OutgoingFault } from '../outgoing-fetch.ts';
import { type CallWebhook, WebhookError } from './port.ts';

const ANSWER_BYTES_MAX = 1_000_000;
/** Receivers are told to answer first and work later. */
const TIMEOUT_MILLISECONDS = 15_000;
const EXCERPT_LENGTH = 200;

const FAULTS: Readonly<Record<OutgoingFault, string>> = {
  address: 'This address is not public. Whoever runs this server can allow it with HTTP_ALLOW_LIST.',
  redirect: 'The address redirects to another one. Enter that one.',
  size: 'The answer is too long.',
  content: 'The answer cannot be read.',
};

interface Settings {
  readonly outgoing: Outgoing;
  /** The clock that receivers compare with theirs. */
  readonly now: () => Date;
}

/** Calls signed as Standard Webhooks describes, through the guarded way out. */
export function createCallWebhook({ outgoing, now }: Settings): CallWebhook {
  const fetch = outgoing({ bytesMax: ANSWER_BYTES_MAX, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  // Loaded with the first call, because most kitchens make none.
  const library = lazy(() => import('standardwebhooks'));
  return async ({ url, secret, id, body }, signal) => {
    const { Webhook } = await library();
    const at = now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'GamePlanCookbook/1.0 (webhook)',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    };
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      return { status: answer.status, excerpt: beginning(await answer.text()) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OutgoingError)
        throw new WebhookError(FAULTS[error.fault], { isLasting: error.fault === 'address' });
      throw new WebhookError(
        error instanceof Error && error.name === 'TimeoutError'
          ? `There was no answer within ${TIMEOUT_MILLISECONDS / 1000} seconds.`
          : 'The address could not be reached.',
      );
    }
  };
}

/** The first words on one line, without what cannot be seen or stored. */
function beginning(text: string): string {
  const line = text
    .slice(0, 10 * EXCERPT_LENGTH)
    .toWellFormed()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).toWellFormed()}…` : line;
}
