/** The content of a mail, rendered as plain text and as HTML. It contains no markup. */
export interface Letter {
  /** Without a final full stop. */
  readonly title: string;
  /** Line breaks within a paragraph are kept. */
  readonly paragraphs: readonly string[];
  /** Rows with a description and, at the end of the line, an amount. */
  readonly rows?: ReadonlyArray<readonly [what: string, amount: string]>;
  readonly action: { readonly label: string; readonly link: string };
  /** Small print at the end. */
  readonly notes: readonly string[];
  /** The sender: 'Game Plan Cookbook at kitchen.example.org' */
  readonly signature: string;
}

export interface Mail {
  /** Stays the same across retries, so that the recipient's server can drop duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly letter: Letter;
  /** Who gets the answers, if not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  /** The address that ends such mails by one POST (RFC 8058). */
  readonly endsAt?: string | undefined;
  /** An attached file of iCalendar events (RFC 5545). */
  readonly calendar?: string | undefined;
}

/** Why a mail server did not accept a mail. */
export type MailFailure =
  /** A transient failure: not reached, timed out, or a 4xx reply. */
  | 'try_later'
  /** A permanent failure: a 5xx reply. */
  | 'refused';

/** A mail was not accepted. The sender catches it: `reason` says whether a retry can help. */
export class MailError extends Error {
  readonly reason: MailFailure;

  /** `message` is shown to an admin: the mail server's reply, never the address or password of SMTP_URL. */
  constructor(reason: MailFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The mail server of SMTP_URL. */
export interface Mailer {
  /** Sends a mail, or throws a MailError. Aborting the signal closes the connection at once. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/**
 * Sends a mail in an attempt of a job. Throws if a later attempt can help; returns whether it was accepted otherwise. The server's
 * words, which may repeat the address, are not passed on.
 */
export async function sendInJob(
  mailer: Mailer,
  mail: Mail,
  { signal, isLast }: { readonly signal: AbortSignal; readonly isLast: boolean },
): Promise<boolean> {
  try {
    await mailer.send(mail, signal);
    return true;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.reason === 'try_later' && !isLast)
      throw new MailError(error.reason, 'The mail server did not take the mail');
    return false;
  }
}
