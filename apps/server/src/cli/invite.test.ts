import { describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { inviteSomeone } from './invite.ts';

const invite = (args: readonly string[], env: Record<string, string> = {}) =>
  callCommand(inviteSomeone, args, env);
const linkOf = (output: string) => new URL(/^http\S+$/m.exec(output)?.[0] ?? '');

describe('the command invite', TIME_TO_START, () => {
  test('prints its usage', async () => {
    const { code, output } = await invite(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run invite -- EMAIL');
  });

  test('exits with 2 on wrong arguments', async () => {
    const calls = [[], ['a@example.org', 'b@example.org'], ['not an address'], ['--all', 'a@example.org']];
    for (const { code, output } of await Promise.all(calls.map((args) => invite(args)))) {
      expect(code).toBe(2);
      expect(output).toContain('Name one valid e-mail address.');
    }
  });

  test('is refused with a message when there is no admin or no database', async () => {
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

  test('explains what to do without mail server and public address, and refuses existing accounts', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    await query(
      database.url,
      `insert into users (username, password_hash, role, email) values ('ada', '', 'admin', 'ada@example.org')`,
    );
    const env = { DATABASE_URL: database.url, PORT: '3210' };
    const { code, output } = await invite(['bea@example.org'], env);
    expect(code).toBe(0);
    expect(output).toContain('Pass it on yourself');
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
});
