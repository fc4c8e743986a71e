import { admin } from '@game-plan/contracts/people/admin';
import { expect, onTestFinished, test } from 'vitest';
import { letMinutesPass } from '#testing/jobs/let-minutes-pass.ts';
import { startSmtpServer } from '#testing/mail/smtp-server.ts';
import { runServer, serverHome, setUpServer } from '#testing/processes/running-server.ts';

test('an invitation whose server is killed while it mails it is mailed by the next', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const home = await serverHome();
  const env = {
    ...home,
    PUBLIC_URL: `http://127.0.0.1:${home.PORT}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Game Plan <kitchen@example.org>',
  };
  const first = await runServer(env);
  const host = await setUpServer(env);
  // The worker is in the middle of its talk with the mail server when it is killed.
  const killed = new Promise<void>((resolve) => {
    smtp.script(async () => {
      first.kill('SIGKILL');
      resolve();
      return 'never answers';
    });
  });
  await host.call(admin.invite, { body: { email: 'bea@example.org' } });
  await killed;
  await first.exit();
  expect(smtp.mails).toEqual([]);
  await letMinutesPass(env.DATABASE_URL);

  const second = await runServer(env);
  await smtp.received(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['bea@example.org']]);
  await expect.poll(() => host.call(admin.invitations)).toMatchObject([{ mail: { state: 'sent' } }]);
  for (const { output } of [first, second]) expect(output).not.toMatch(/invite=/);
});
