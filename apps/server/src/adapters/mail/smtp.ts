import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { letterHtml, letterText } from './letter.ts';
import { MailError, type Mailer } from './port.ts';

interface Settings {
  /** An smtp: or smtps: address, with user name and password if the server requires them. */
  readonly url: string;
  /** The From header: 'Game Plan <kitchen@example.org>' */
  readonly from: string;
  /** Idle timeout of the connection, in milliseconds. */
  readonly idleTimeoutMs?: number;
}

/** Long enough for a server that scans the mail for viruses before it accepts it. */
const IDLE_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * The connection options in the address: `requireTLS=true` insists on STARTTLS, `tls.rejectUnauthorized=false` trusts any
 * certificate.
 */
function connectionOptions(address: string) {
  const url = new URL(address);
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: url.searchParams.get('requireTLS') === 'true',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    tls: { rejectUnauthorized: url.searchParams.get('tls.rejectUnauthorized') !== 'false' },
  };
}

const domainOf = (from: string) => /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * The mail server at an SMTP address. With `smtp:` the connection is upgraded by STARTTLS where the server offers it, and its
 * certificate is checked. Every mail opens its own connection: at a few invitations a day a pooled one would time out.
 */
export function createSmtp({ url, from, idleTimeoutMs = IDLE_TIMEOUT_MS }: Settings): Mailer {
  const transport = createTransport({
    ...connectionOptions(url),
    connectionTimeout: Math.min(CONNECT_TIMEOUT_MS, idleTimeoutMs),
    dnsTimeout: Math.min(CONNECT_TIMEOUT_MS, idleTimeoutMs),
    greetingTimeout: idleTimeoutMs,
    socketTimeout: idleTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, letter, replyTo, endsAt, calendar }, signal) {
      try {
        await transport.sendMail({
          from,
          // An object is one address; in a string a comma would separate several.
          to: { name: '', address: to },
          subject,
          text: letterText(letter),
          html: letterHtml(letter),
          ...(replyTo && { replyTo }),
          ...(calendar !== undefined && {
            attachments: [
              { filename: 'appointment.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' },
            ],
          }),
          messageId: `<${id}@${domainOf(from)}>`,
          // RFC 3834: suppresses automatic replies.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(endsAt !== undefined && {
              'List-Unsubscribe': `<${endsAt}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal,
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

/** The fields of nodemailer's errors. */
const smtpErrorSchema = z.object({
  code: z.string().optional(),
  /** The code of the operating system or of TLS if `code` is nodemailer's. */
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
function toMailError(error: unknown): MailError {
  const { success, data } = smtpErrorSchema.safeParse(error);
  if (!success || !(error instanceof Error))
    return new MailError('try_later', 'The mail server could not be used');
  const { code = '', responseCode } = data;
  const isRefused = responseCode === undefined ? PERMANENT.has(code) : responseCode >= 500;
  return new MailError(isRefused ? 'refused' : 'try_later', oneLine(messageOf(error, data)));
}
