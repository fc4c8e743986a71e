import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { changePasswordBody } from '@game-plan/contracts/auth';
import { pino } from 'pino';
import { connectDatabase } from '#db/client.ts';
import { EmbeddedPostgresError } from '#db/embedded/embedded-postgres-error.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { makePassword } from '#features/auth/make-password.ts';
import { resetPassword } from '#features/auth/reset-password.ts';
import { AppError } from '#http/app-error.ts';
import { createRateLimits } from '#http/rate-limits.ts';
import { EnvironmentError, parseEnv } from '../env.ts';
import { openImportDatabase } from './food-import/open-import-database.ts';

const HELP = `Gives an account a new password, for somebody who is locked out.

  npm run reset-password -- NAME            makes a password and prints it, to be handed over and changed
  npm run reset-password -- NAME --stdin    reads the password from the standard input: never type it as an argument,
                                            where every user of this machine could read it

NAME is the username, in whatever case. The account is signed out everywhere, its owner sees on the Security tab that
its password was reset, and so do the admins.

DATABASE_URL and DATA_DIR are read as by the server, which may be running.
Exit code: 0 done, 1 not done, with the reason (no such account), 2 called wrongly.`;

const DONE = 0;
const NOT_DONE = 1;
const CALLED_WRONGLY = 2;

interface Call {
  readonly username: string;
  readonly isFromStdin: boolean;
}

/** Prints a made password alone to the standard output, and what there is to know about it beside. */
async function reset({ username, isFromStdin }: Call, password: string): Promise<void> {
  const env = parseEnv();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openImportDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrateDatabase(database.url);
    const client = connectDatabase(database.url, (error) => log.warn({ err: error }, 'Lost a connection'));
    try {
      const rateLimits = createRateLimits(client.pool, { assistantDailyLimit: env.AI_DAILY_LIMIT });
      const account = await resetPassword(client.db, rateLimits, { username, password, now: new Date() });
      if (!isFromStdin) console.log(password);
      console.error(`${account.username} has a new password and is signed out everywhere.`);
      if (!isFromStdin) console.error('Hand it over; its owner can change it in Profile, Security.');
      if (!account.isActive) console.error('The account is inactive, though: it cannot sign in.');
    } finally {
      await client.close();
    }
  } finally {
    await database.stop();
  }
}

/** The sentence for a failure that we know, else all there is to it. */
function explain(error: unknown): string {
  if (error instanceof AppError) return `Not done: ${error.message}.`;
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof EnvironmentError) return `The configuration has a mistake.\n${error.message}`;
  if (error instanceof Error && isDatabaseUnavailable(error)) {
    return `Not done: the database could not be reached: ${error.message}`;
  }
  return `Not done: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function readCall(): Call | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, stdin: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      process.exit(DONE);
    }
    const [username, ...others] = positionals;
    if (!username || others.length > 0) return undefined;
    return { username, isFromStdin: values.stdin };
  } catch {
    return undefined;
  }
}

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The first line of the standard input; typed at a terminal it is not shown. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New password (not shown): ');
  const lines = createInterface({
    input: process.stdin,
    output: NOWHERE,
    terminal: process.stdin.isTTY === true,
  });
  for await (const line of lines) return line;
  return '';
}

function refuse(message: string): never {
  console.error(message);
  process.exit(CALLED_WRONGLY);
}

const call = readCall() ?? refuse(`Give one username.\n\n${HELP}`);
const typed = call.isFromStdin ? await readPassword() : makePassword();
const checked = changePasswordBody.shape.newPassword.safeParse(typed);
const password = checked.success ? checked.data : refuse(`${checked.error.issues[0]?.message}.`);
try {
  await reset(call, password);
} catch (error) {
  console.error(explain(error));
  process.exitCode = NOT_DONE;
}
