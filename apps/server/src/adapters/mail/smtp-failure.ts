import { z } from 'zod';
import { MailError } from './port.ts';

/** What nodemailer's errors say of themselves. */
const failureSchema = z.object({
  code: z.string().optional(),
  /** The system's or TLS's own code, where `code` is nodemailer's. */
  originalCode: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

const LONGEST_WORDS = 500;

/** Without a reply the failure is the connection's, and time may heal it; these are mistakes of the mail itself. */
const NEVER = new Set(['EAUTH', 'EENVELOPE', 'EMESSAGE']);

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The mail server is not running: the connection was refused',
  EDNS: 'The mail server’s name could not be found',
  ETIMEDOUT: 'The mail server took too long to answer',
  ECONNECTION: 'The mail server closed the connection',
  ECONNRESET: 'The mail server closed the connection',
  EABORT: 'The server was stopped before the mail server had answered',
  EAUTH: 'The mail server offers no way to sign in that is known here',
};

/** One line, however the mail server wrote it. */
const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS);

function words(error: Error, failure: z.output<typeof failureSchema>): string {
  const { code = '', originalCode = '', response } = failure;
  if (response) return code === 'EAUTH' ? `The sign-in was refused: ${response}` : response;
  const known = WORDS[originalCode] ?? WORDS[code];
  if (known !== undefined) return known;
  // OpenSSL's and Node's sentences name no password, and of addresses none but the certificate's.
  if (code === 'ESOCKET' || code === 'ETLS') return `No safe connection to the mail server: ${error.message}`;
  return 'The mail server could not be used';
}

/** What the mail server said, and whether it is worth asking again. */
export function toMailError(error: unknown): MailError {
  const { success, data } = failureSchema.safeParse(error);
  if (!success || !(error instanceof Error))
    return new MailError('try_later', 'The mail server could not be used');
  const { code = '', responseCode } = data;
  const isRefused = responseCode === undefined ? NEVER.has(code) : responseCode >= 500;
  return new MailError(isRefused ? 'refused' : 'try_later', oneLine(words(error, data)));
}
