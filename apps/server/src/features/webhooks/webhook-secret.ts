import type { Deps } from '#deps';
import { sign } from '#http/signature.ts';
import type { WebhookRow } from './webhook-queries.ts';

/**
 * The key that the calls of a webhook are signed with, as Standard Webhooks writes it. It is computed instead of stored, so that no
 * backup and no reader of the database has it.
 */
export function webhookSecret(
  { sessionSecret }: Pick<Deps, 'sessionSecret'>,
  { userId, nonce }: Pick<WebhookRow, 'userId' | 'nonce'>,
): string {
  const key = Buffer.from(sign(sessionSecret, 'webhook', userId, nonce), 'base64url');
  return `whsec_${key.toString('base64')}`;
}
