import { pino } from 'pino';
import { withoutValues } from '#db/errors.ts';

/** What must never reach a log, wherever somebody logs it. */
const SECRETS = ['cookie', 'password', 'inviteCode', 'authorization', 'set-cookie'];
const REDACTED = [...SECRETS, ...SECRETS.map((name) => `*["${name}"]`), 'req.headers', 'res.headers'].map(
  (path) => (path === 'set-cookie' ? '["set-cookie"]' : path),
);

/** Every log of the server keeps secrets to itself. */
export const LOG_OPTIONS = {
  redact: REDACTED,
  serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) },
};
