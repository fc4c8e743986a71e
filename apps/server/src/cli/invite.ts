import { inviteBody } from '@game-plan/contracts/people/admin';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { sendInvitationJob } from '#features/invitations/invitation-jobs.ts';
import { invitationLink } from '#features/invitations/invitation-link.ts';
import { inviteFromCommandLine } from '#features/invitations/invite-from-command-line.ts';
import { explainFailure } from './explain-failure.ts';
import { callAgain, NOT_DONE, readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Invites a person to make an account.

  npm run invite -- EMAIL

Prints the link to hand over. It is for that address alone and works once, for seven days; an earlier one of the same
address stops working. With SMTP_URL set the link is mailed too, by the server: at once if it is running, else when it
is started next. The invitation is in the name of the first admin.

DATABASE_URL, DATA_DIR, PUBLIC_URL, PORT and SMTP_URL are read as by the server, which may be running.
Exit code: 0 invited, 1 refused, with the reason, 2 called wrongly.`;

/** Prints only the link to stdout, and everything else to stderr. */
const invite = (email: string) =>
  withDatabase(async ({ env, client, url, log }) => {
    const jobs =
      env.SMTP_URL === undefined
        ? undefined
        : await openJobQueue({ database: url, jobs: [sendInvitationJob], log });
    try {
      const invitation = await inviteFromCommandLine(client.db, { email, now: new Date(), jobs });
      const { inviteCode, expiresAt } = invitation;
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
    }
  });

function readEmail(): string | undefined {
  const [email, ...others] = readArguments(HELP, {})?.positionals ?? [];
  const body = inviteBody.safeParse({ email });
  return others.length === 0 && body.success ? body.data.email : undefined;
}

const email = readEmail() ?? callAgain(`Give one valid e-mail address.\n\n${HELP}`);
try {
  await invite(email);
} catch (error) {
  console.error(explainFailure('Not invited', error));
  process.exitCode = NOT_DONE;
}
