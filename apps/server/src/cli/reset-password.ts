import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { changePasswordBody } from '@game-plan/contracts/people/auth';
import { makePassword, resetPassword } from '#features/auth/reset-password.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';
import { type Call, defineCommand, runAsProcess, WrongCall } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Gives a new password to someone who is locked out.

  npm run reset-password -- NAME            makes up a password and prints it, for you to pass on
  npm run reset-password -- NAME --stdin    reads the password from standard input, since other users of this
                                            machine could read it in an argument

NAME is the username, in upper or lower case. The account is signed out everywhere, and its one-time codes are turned off.
Its owner sees on the Security tab that the password was reset, and the admins see it in their activity list.

DATABASE_URL and DATA_DIR work as they do for the server, which may be running.
Exit codes: 0 done, 1 not done (the reason is printed), 2 wrong arguments.`;

interface Reset {
  readonly username: string;
  readonly password: string;
  /** Whether its owner typed it, who then is not told. */
  readonly isFromStdin: boolean;
}

/** Prints only a generated password to stdout, and everything else to stderr. */
const reset = ({ username, password, isFromStdin }: Reset, call: Call) =>
  withDatabase(call, async ({ env, client }) => {
    const say = (sentence: string) => call.stderr.write(`${sentence}\n`);
    const rateLimits = createRateLimits(client.pool, { assistantDailyLimit: env.AI_DAILY_LIMIT });
    const account = await resetPassword(client.db, rateLimits, { username, password, now: new Date() });
    if (!isFromStdin) call.stdout.write(`${password}\n`);
    say(`${account.username} has a new password and is signed out everywhere.`);
    if (!isFromStdin) say('Pass it on to them. They can change it on the Security tab of their profile.');
    if (!account.isActive) say('The account is inactive, so it still cannot sign in.');
  });

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads the first line of stdin, without echo on a terminal. */
async function readPassword({ stdin, stderr }: Call): Promise<string> {
  if (stdin.isTTY) stderr.write('New password (not shown): ');
  const lines = createInterface({ input: stdin, output: NOWHERE, terminal: stdin.isTTY === true });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    // An open terminal would keep the process running.
    if ('destroy' in stdin && typeof stdin.destroy === 'function') stdin.destroy();
  }
}

export const resetPasswordOf = defineCommand({
  help: HELP,
  usage: 'Name one account.',
  flags: ['stdin'],
  async run({ positionals: [username, ...others], flags }, call) {
    if (!username || others.length > 0) throw new WrongCall();
    const isFromStdin = flags.has('stdin');
    const typed = isFromStdin ? await readPassword(call) : makePassword();
    const checked = changePasswordBody.shape.newPassword.safeParse(typed);
    if (!checked.success) throw new WrongCall(`${checked.error.issues[0]?.message}.`);
    await reset({ username, password: checked.data, isFromStdin }, call);
  },
  explain: (error) => explainFailure('Not done', error),
});

if (import.meta.main) await runAsProcess(resetPasswordOf);
