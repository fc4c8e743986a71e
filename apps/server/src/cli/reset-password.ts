import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { changePasswordBody } from '@game-plan/contracts/people/auth';
import { makePassword, resetPassword } from '#features/auth/reset-password.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';
import { explainFailure } from './explain-failure.ts';
import { exitWithUsageError, FAILURE, readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Gives a new password to someone who is locked out.

  npm run reset-password -- NAME            makes up a password and prints it, for you to pass on
  npm run reset-password -- NAME --stdin    reads the password from standard input, since other users of this
                                            machine could read it in an argument

NAME is the username, in upper or lower case. The account is signed out everywhere. Its owner sees on the Security tab that
the password was reset, and the admins see it in their activity list.

DATABASE_URL and DATA_DIR work as they do for the server, which may be running.
Exit codes: 0 done, 1 not done (the reason is printed), 2 wrong arguments.`;

interface Call {
  readonly username: string;
  readonly isFromStdin: boolean;
}

/** Prints only a generated password to stdout, and everything else to stderr. */
const reset = ({ username, isFromStdin }: Call, password: string) =>
  withDatabase(async ({ env, client }) => {
    const rateLimits = createRateLimits(client.pool, { assistantDailyLimit: env.AI_DAILY_LIMIT });
    const account = await resetPassword(client.db, rateLimits, { username, password, now: new Date() });
    if (!isFromStdin) console.log(password);
    console.error(`${account.username} has a new password and is signed out everywhere.`);
    if (!isFromStdin)
      console.error('Pass it on to them. They can change it on the Security tab of their profile.');
    if (!account.isActive) console.error('The account is inactive, so it still cannot sign in.');
  });

function readCall(): Call | undefined {
  const given = readArguments(HELP, { stdin: { type: 'boolean', default: false } });
  const [username, ...others] = given?.positionals ?? [];
  if (!given || !username || others.length > 0) return undefined;
  return { username, isFromStdin: given.values.stdin === true };
}

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads the first line of stdin, without echo on a terminal. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New password (not shown): ');
  const lines = createInterface({
    input: process.stdin,
    output: NOWHERE,
    terminal: process.stdin.isTTY === true,
  });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    // An open terminal would keep the process running.
    process.stdin.destroy();
  }
}

const call = readCall() ?? exitWithUsageError(`Name one account.\n\n${HELP}`);
const typed = call.isFromStdin ? await readPassword() : makePassword();
const checked = changePasswordBody.shape.newPassword.safeParse(typed);
const password = checked.success ? checked.data : exitWithUsageError(`${checked.error.issues[0]?.message}.`);
try {
  await reset(call, password);
} catch (error) {
  console.error(explainFailure('Not done', error));
  process.exitCode = FAILURE;
}
