import { parseArgs } from 'node:util';
import { inviteBody } from '@game-plan/contracts/admin';
import { pino } from 'pino';
import { connectDatabase } from '#db/client.ts';
import { EmbeddedPostgresError } from '#db/embedded/embedded-postgres-error.ts';
import { isDatabaseUnavailable, withoutValues } from '#db/errors.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { sendInvitation } from '#features/invitations/invitation-jobs.ts';
import { invitationLink } from '#features/invitations/invitation-link.ts';
import { inviteFromCommandLine } from '#features/invitations/invite-from-command-line.ts';
import { AppError } from '#http/app-error.ts';
import { LOG_OPTIONS } from '#http/log-options.ts';
import { EnvironmentError, parseEnv } from '../env.ts';
import { openImportDatabase } from './food-import/open-import-database.ts';

const HELP = `Invites somebody to make an account.

  npm run invite -- EMAIL

Prints the link to hand over. It is for that address alone and works once, for seven days; an earlier one of the same
address stops working. With SMTP_URL set the link is mailed too, by the server: at once if it is running, else when it
is started next. The invitation is in the name of the first admin.

DATABASE_URL, DATA_DIR, PUBLIC_URL, PORT and SMTP_URL are read as by the server, which may be running.
Exit code: 0 invited, 1 refused, with the reason, 2 called wrongly.`;

const DONE = 0;
const REFUSED = 1;
const CALLED_WRONGLY = 2;

/** Prints the link alone to the standard output, and what there is to know about it beside. */
async function invite(email: string): Promise<void> {
  const env = parseEnv();
  const log = pino({ level: 'warn', ...LOG_OPTIONS }, pino.destination(2));
  const database = await openImportDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrateDatabase(database.url);
    const client = connectDatabase(database.url, (error) => log.warn({ err: error }, 'Lost a connection'));
    const jobs =
      env.SMTP_URL === undefined
        ? undefined
        : await openJobQueue({ database: database.url, jobs: [sendInvitation], log });
    try {
      const { inviteCode, expiresAt } = await inviteFromCommandLine(client.db, {
        email,
        now: new Date(),
        jobs,
      });
      console.log(invitationLink(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, inviteCode));
      console.error(`The link is for ${email} alone. It works once, until ${expiresAt.toUTCString()}.`);
      console.error(
        jobs
          ? 'The server mails it: at once if it is running, else when it is started next.'
          : 'It is not mailed, because SMTP_URL is not set: hand it over yourself.',
      );
      if (env.PUBLIC_URL === undefined) {
        console.error(
          'It leads to this machine. Set PUBLIC_URL to the address that people reach the app at.',
        );
      }
    } finally {
      await jobs?.stop();
      await client.close();
    }
  } finally {
    await database.stop();
  }
}

/** The sentence for a failure that we know, else all there is to it. */
function explain(error: unknown): string {
  if (error instanceof AppError) return `Not invited: ${error.message}.`;
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof EnvironmentError) return `The configuration has a mistake.\n${error.message}`;
  if (error instanceof Error && isDatabaseUnavailable(error)) {
    return `Not invited: the database could not be reached: ${error.message}`;
  }
  return `Not invited: ${error instanceof Error ? withoutValues(error).stack : String(error)}`;
}

function readEmail(): string | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      process.exit(DONE);
    }
    const [email, ...others] = positionals;
    const body = inviteBody.safeParse({ email });
    return others.length === 0 && body.success ? body.data.email : undefined;
  } catch {
    return undefined;
  }
}

const email = readEmail();
if (email === undefined) {
  console.error(`Give one valid e-mail address.\n\n${HELP}`);
  process.exit(CALLED_WRONGLY);
}
try {
  await invite(email);
} catch (error) {
  console.error(explain(error));
  process.exitCode = REFUSED;
}
