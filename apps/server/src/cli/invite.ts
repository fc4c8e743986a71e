import { inviteBody } from '@game-plan/contracts/people/admin';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { sendInvitationJob } from '#features/invitations/invitation-jobs.ts';
import { invitationLink } from '#features/invitations/invitation-link.ts';
import { inviteFromCommandLine } from '#features/invitations/invite-from-command-line.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { type Call, defineCommand, runAsProcess, WrongCall } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Invites someone to create an account.

  npm run invite -- EMAIL

Prints the link to pass on. It is only for that address and works once, within seven days. Any earlier link for the same
address stops working. With SMTP_URL set, the server also mails the link: right away if it is running, otherwise when it next
starts. The invitation is in the name of the first admin.

DATABASE_URL, DATA_DIR, PUBLIC_URL, PORT and SMTP_URL work as they do for the server, which may be running.
Exit codes: 0 invited, 1 not invited (the reason is printed), 2 wrong arguments.`;

/** Prints only the link to stdout, and everything else to stderr. */
const invite = (email: string, call: Call) =>
  withDatabase(call, async ({ env, client, url, log }) => {
    const say = (sentence: string) => call.stderr.write(`${sentence}\n`);
    const jobs =
      env.SMTP_URL === undefined
        ? undefined
        : await openJobQueue({ database: url, jobs: [sendInvitationJob], log });
    try {
      const invitation = await inviteFromCommandLine(client.db, { email, now: new Date(), jobs });
      const { inviteCode, expiresAt } = invitation;
      const link = invitationLink(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, inviteCode);
      call.stdout.write(`${link}\n`);
      say(`This link is only for ${readableEmail(email)}. It works once, until ${expiresAt.toUTCString()}.`);
      say(
        jobs
          ? 'The server will mail it: right away if it is running, otherwise when it next starts.'
          : 'It is not mailed, because SMTP_URL is not set. Pass it on yourself.',
      );
      if (env.PUBLIC_URL === undefined) {
        say('It only works on this machine. Set PUBLIC_URL to the address where people reach the app.');
      }
    } finally {
      await jobs?.stop();
    }
  });

export const inviteSomeone = defineCommand({
  help: HELP,
  usage: 'Name one valid e-mail address.',
  async run({ positionals: [email, ...others] }, call) {
    const body = inviteBody.safeParse({ email });
    if (!body.success || others.length > 0) throw new WrongCall();
    await invite(body.data.email, call);
  },
  explain: (error) => explainFailure('Not invited', error),
});

if (import.meta.main) await runAsProcess(inviteSomeone);
