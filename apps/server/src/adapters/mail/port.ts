export interface Mail {
  /** Of a second try it is that of the first: a reader's server may drop a mail that it has already. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a mail server did not take a mail. */
export type MailFailure =
  /** It may take it later: not reached, too slow, or it answered 4xx. */
  | 'try_later'
  /** It will never take it: it answered 5xx. */
  | 'refused';

/** A mail that was not taken. Caught by whoever sends: the reason says whether another try may help. */
export class MailError extends Error {
  readonly reason: MailFailure;

  /** `message` is shown to an admin: the mail server's own words, never the address or password of SMTP_URL. */
  constructor(reason: MailFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The mail server of SMTP_URL. */
export interface Mailer {
  /** Hands a mail over, or throws a MailError. Aborted, it lets go of the mail server at once. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
