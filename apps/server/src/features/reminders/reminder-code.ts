import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, userId: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['end reminders by mail', userId]))
    .digest('base64url');

/** The code of the links in mails, which end them. Only this server can make one, and nothing has to be stored. */
export const endingCode = (secret: string, userId: number): string => `${userId}-${sign(secret, userId)}`;

/** Whose mails the code ends; undefined if it is none. */
export function readEndingCode(secret: string, code: string): number | undefined {
  const userId = Number.parseInt(code, 10);
  const [given, due] = [Buffer.from(code), Buffer.from(endingCode(secret, userId))];
  return given.length === due.length && timingSafeEqual(given, due) ? userId : undefined;
}
