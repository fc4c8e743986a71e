import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';
import { toMailError } from './smtp-failure.ts';

interface Settings {
  /** smtp: or smtps:, with name and password if it wants them. */
  readonly url: string;
  /** 'Game Plan <kitchen@example.org>' */
  readonly from: string;
  /** How long the mail server may say nothing, in milliseconds. */
  readonly silenceMs?: number;
}

/** Long enough for a server that looks for viruses in the mail before it takes it. */
const SILENCE_MS = 60_000;
const CONNECT_MS = 10_000;

/** What the address says: `requireTLS=true` insists on STARTTLS, `tls.rejectUnauthorized=false` trusts any certificate. */
function connection(address: string) {
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
 * The mail server at an SMTP address. Without `smtps:` the connection is encrypted as soon as the server offers it,
 * and its certificate is checked then. Each mail has a connection of its own: at a few invitations a day a kept one
 * would mostly be found closed.
 */
export function createSmtp({ url, from, silenceMs = SILENCE_MS }: Settings): Mailer {
  const transport = createTransport({
    ...connection(url),
    connectionTimeout: Math.min(CONNECT_MS, silenceMs),
    dnsTimeout: Math.min(CONNECT_MS, silenceMs),
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html }, signal) {
      try {
        await transport.sendMail({
          from,
          // An object is one address; in a text a comma would make it several.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domainOf(from)}>`,
          // RFC 3834: no holiday message comes back.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}
