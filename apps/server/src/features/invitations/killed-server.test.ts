import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '@game-plan/contracts/admin';
import { auth } from '@game-plan/contracts/auth';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { details } from '#testing/people.ts';
import { freePort, ServerProcess } from '#testing/server-process.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import { TestClient } from '#testing/test-client.ts';

/** What the minutes after a kill bring: the dead worker is noticed, and the wait for the next try is over. */
async function letMinutesPass(url: string): Promise<void> {
  await query(
    url,
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  await query(url, 'update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.supervise();
  await boss.stop();
  await query(url, `update pgboss.job set start_after = now() where state = 'retry'`);
}

test('an invitation whose server is killed while it mails it is mailed by the next', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const folder = await mkdtemp(join(tmpdir(), 'gpc-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Game Plan <kitchen@example.org>',
  };
  function start() {
    const server = new ServerProcess(env);
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await server.exit();
    });
    return server;
  }

  const first = start();
  await first.ready();
  const host = new TestClient(`http://127.0.0.1:${port}`);
  await host.call(auth.setupAdmin, { body: details('ada') });
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
  await letMinutesPass(database.url);

  const second = start();
  await second.ready();
  await smtp.received(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['bea@example.org']]);
  await vi.waitFor(async () => {
    expect(await host.call(admin.invitations)).toMatchObject([{ mail: { state: 'sent' } }]);
  });
  for (const { output } of [first, second]) expect(output).not.toMatch(/invite=/);
});
