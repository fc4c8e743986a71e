import { violatedUnique } from '#db/errors.ts';
import { AppError } from '#http/app-error.ts';

const taken = (field: 'username' | 'email', message: string) =>
  new AppError('conflict', message, { errors: { [field]: [message] } });

/** 'conflict' at its field when the error says that a username or an e-mail address is another account's; else the error. */
export function explainTaken(error: unknown): unknown {
  switch (violatedUnique(error)) {
    case 'users_username_key':
      return taken('username', 'That username is taken');
    case 'users_email_key':
      return taken('email', 'That e-mail address already has an account');
    default:
      return error;
  }
}
