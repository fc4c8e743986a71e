import { isSame, sign } from '#http/signature.ts';

/** The code of the links in mails, which end them. Only this server can make one, and nothing has to be stored. */
export const endingCode = (secret: string, userId: number): string =>
  `${userId}-${sign(secret, 'end reminders by mail', userId)}`;

/** Whose mails the code ends; undefined if it is none. */
export function readEndingCode(secret: string, code: string): number | undefined {
  const userId = Number.parseInt(code, 10);
  return isSame(code, endingCode(secret, userId)) ? userId : undefined;
}
