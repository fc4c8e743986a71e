import { z } from 'zod';
import { MailError } from './port.ts';

/** The fields of nodemailer's errors. */
const smtpErrorSchema = z.object({
  code: z.string().optional(),
  /** The code of the operating system or of TLS, where `code` is nodemailer's. */
  originalCode: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

const MESSAGE_LENGTH_MAX = 500;

/** Errors without a response code are network errors and worth a retry, except these, which are caused by the mail itself. */
const PERMANENT = new Set(['EAUTH', 'EENVELOPE', 'EMESSAGE']);

const MESSAGES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The mail server is not running: the connection was refused',
  EDNS: 'The mail server’s name could not be found',
  ETIMEDOUT: 'The mail server took too long to answer',
  ECONNECTION: 'The mail server closed the connection',
  ECONNRESET: 'The mail server closed the connection',
  EABORT: 'The server was stopped before the mail server had answered',
  EAUTH: 'The mail server offers no way to sign in that is known here',
};

/** The message on one line, truncated. */
const oneLine = (message: string) => message.replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_LENGTH_MAX);

function messageOf(error: Error, fields: z.output<typeof smtpErrorSchema>): string {
  const { code = '', originalCode = '', response } = fields;
  if (response) return code === 'EAUTH' ? `The sign-in was refused: ${response}` : response;
  const known = MESSAGES[originalCode] ?? MESSAGES[code];
  if (known !== undefined) return known;
  // The messages of OpenSSL and Node contain no password, and no host but the certificate's.
  if (code === 'ESOCKET' || code === 'ETLS') return `No safe connection to the mail server: ${error.message}`;
  return 'The mail server could not be used';
}

/** Converts an error of nodemailer into a MailError with the server's reply and whether a retry can help. */
export function toMailError(error: unknown): MailError {
  const { success, data } = smtpErrorSchema.safeParse(error);
  if (!success || !(error instanceof Error))
    return new MailError('try_later', 'The mail server could not be used');
  const { code = '', responseCode } = data;
  const isRefused = responseCode === undefined ? PERMANENT.has(code) : responseCode >= 500;
  return new MailError(isRefused ? 'refused' : 'try_later', oneLine(messageOf(error, data)));
}
