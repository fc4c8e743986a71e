import { fileURLToPath } from 'node:url';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { startSmtpServer } from '#testing/mail/smtp-server.ts';
import { details } from '#testing/people.ts';
import { runCommand } from '#testing/processes/command.ts';
import { runServer, setUpServer, startedHome } from '#testing/processes/running-server.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { TestClient } from '#testing/test-client.ts';

const COMMAND = fileURLToPath(new URL('./invite.ts', import.meta.url));
const invite = (args: readonly string[], env: Record<string, string> = {}) => runCommand(COMMAND, args, env);
const linkOf = (output: string) => new URL(/^http\S+$/m.exec(output)?.[0] ?? '');

describe('the command invite', TIME_TO_START, () => {
  test('explains itself', async () => {
    const { code, output } = await invite(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run invite -- EMAIL');
  });

  test('called wrongly it exits with 2', async () => {
    const calls = [[], ['a@example.org', 'b@example.org'], ['not an address'], ['--all', 'a@example.org']];
    for (const { code, output } of await Promise.all(calls.map((args) => invite(args)))) {
      expect(code).toBe(2);
      expect(output).toContain('Give one valid e-mail address.');
    }
  });

  test('is refused in words while there is no admin, and where no database answers', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    expect(await invite(['bea@example.org'], { DATABASE_URL: database.url })).toEqual({
      code: 1,
      output: 'Not invited: There is no admin yet. Open the app in a browser to set one up first.\n',
    });
    const away = await invite(['bea@example.org'], {
      DATABASE_URL: 'postgresql://a:secret@127.0.0.1:1/none',
    });
    expect(away.code).toBe(1);
    expect(away.output).toContain('Not invited: the database could not be reached');
    expect(away.output).not.toContain('secret');
  });

  test('without a mail server and an address it says what to do, and refuses whoever has an account', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    await query(
      database.url,
      `insert into users (username, password_hash, role, email) values ('ada', '', 'admin', 'ada@example.org')`,
    );
    const env = { DATABASE_URL: database.url, PORT: '3210' };
    const { code, output } = await invite(['bea@example.org'], env);
    expect(code).toBe(0);
    expect(output).toContain('hand it over yourself');
    expect(output).toContain('Set PUBLIC_URL');
    expect(linkOf(output).origin).toBe('http://localhost:3210');
    expect(await query(database.url, 'select email, mail_state from user_invitations')).toEqual([
      { email: 'bea@example.org', mail_state: 'not_sent' },
    ]);
    expect(await invite(['ADA@example.org'], env)).toEqual({
      code: 1,
      output: 'Not invited: That e-mail address already has an account.\n',
    });
  });

  test('invites beside a running server, which mails it, and also while none runs', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const home = await startedHome();
    const env = {
      ...home,
      PUBLIC_URL: `http://127.0.0.1:${home.PORT}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'kitchen@example.org',
    };
    const server = await runServer(env);
    const host = await setUpServer(env);

    const beside = await invite(['bea@example.org'], env);
    expect(beside).toMatchObject({ code: 0, output: expect.stringContaining('The server mails it') });
    await smtp.received(1);
    const link = linkOf(beside.output);
    expect(smtp.mails[0]?.text).toContain(link.href);
    expect(await host.call(admin.activity)).toMatchObject([
      { action: 'invited', adminName: 'command line', targetName: 'bea@example.org' },
    ]);
    const inviteCode = link.searchParams.get('invite') ?? '';
    await new TestClient(link.origin).call(auth.signup, { body: { ...details('bea'), inviteCode } });

    await server.stop();
    const alone = await invite(['cleo@example.org'], env);
    expect(alone.code).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    await runServer(env);
    await smtp.received(2);
    expect(smtp.mails[1]?.text).toContain(linkOf(alone.output).href);
  });
});
