/** What a mail says; it is laid out in plain text and in HTML. Nothing in it is markup. */
export interface Letter {
  /** Without a full stop. */
  readonly title: string;
  /** A line's end within one stays. */
  readonly paragraphs: readonly string[];
  /** What something is, and the amount at the end of its line. */
  readonly rows?: ReadonlyArray<readonly [what: string, amount: string]>;
  readonly action: { readonly label: string; readonly link: string };
  /** In small print at the end. */
  readonly notes: readonly string[];
  /** Who sends it: 'Game Plan Cookbook at kitchen.example.org' */
  readonly signature: string;
}

export interface Mail {
  /** Stays the same over retries, so that the recipient's server can drop a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly letter: Letter;
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
