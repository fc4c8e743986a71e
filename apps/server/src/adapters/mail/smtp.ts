import { createTransport } from 'nodemailer';
import { letterHtml, letterText } from './letter.ts';
import type { Mailer } from './port.ts';
import { toMailError } from './smtp-failure.ts';

interface Settings {
  /** An smtp: or smtps: address, with user name and password where the server requires them. */
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
    async send({ id, to, subject, letter }, signal) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address; in a string a comma would separate several.
          to: { name: '', address: to },
          subject,
          text: letterText(letter),
          html: letterHtml(letter),
          messageId: `<${id}@${domainOf(from)}>`,
          // RFC 3834: suppresses automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}
