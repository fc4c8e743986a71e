import { createHmac, timingSafeEqual } from 'node:crypto';

/** What only this server can write about these parts, the first of which says what they are for: 43 characters that fit into a link. */
export const sign = (secret: string, ...parts: readonly unknown[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** Whether what was given is what was due, in a time that tells nothing of where they differ. */
export function isSame(given: string, due: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(due)];
  return one.length === other.length && timingSafeEqual(one, other);
}
