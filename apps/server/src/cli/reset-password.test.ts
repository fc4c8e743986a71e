import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { runCommand } from '#testing/processes/command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { resetPasswordOf } from './reset-password.ts';

const COMMAND = fileURLToPath(new URL('./reset-password.ts', import.meta.url));
const reset = (args: readonly string[], env: Record<string, string> = {}, input = '') =>
  callCommand(resetPasswordOf, args, env, input);

describe('the command reset-password', TIME_TO_START, () => {
  test('prints its usage', async () => {
    const { code, output } = await reset(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run reset-password -- NAME');
  });

  test('exits with 2 on wrong arguments', async () => {
    const calls = [[], ['ada', 'a password'], ['--password', 'x', 'ada']];
    for (const { code, output } of await Promise.all(calls.map((args) => reset(args)))) {
      expect(code).toBe(2);
      expect(output).toContain('Name one account.');
    }
  });

  test('refuses a short password before it opens the database', async () => {
    expect(await reset(['ada', '--stdin'], {}, '12345\n')).toEqual({
      code: 2,
      output: 'Password must be at least 6 characters.\n',
    });
  });

  test('prints one sentence and exits with 1 for an unknown account', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    expect(await reset(['nobody'], { DATABASE_URL: database.url })).toEqual({
      code: 1,
      output: 'Not done: The account nobody was not found.\n',
    });
  });

  test('reads the password from standard input without printing it, and reports inactive accounts', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    await query(
      database.url,
      `insert into users (username, password_hash, is_active) values ('Bea', '', false)`,
    );
    await query(
      database.url,
      `insert into sessions (sid, sess, expire)
       select 'hers', jsonb_build_object('userId', id), now() + interval '1 day' from users
       union all select 'another', '{"userId": 0}', now() + interval '1 day'`,
    );
    const env = { DATABASE_URL: database.url };
    const { code, output } = await runCommand(
      COMMAND,
      ['bea', '--stdin'],
      env,
      'correct horse\r\nand more\n',
    );
    expect(code).toBe(0);
    expect(output).toContain('Bea has a new password and is signed out everywhere.');
    expect(output).toContain('it still cannot sign in');
    expect(output).not.toMatch(/horse/);
    expect(await query(database.url, `select left(password_hash, 9) as hash from users`)).toEqual([
      { hash: '$argon2id' },
    ]);
    expect(await query(database.url, 'select sid from sessions')).toEqual([{ sid: 'another' }]);
  });
});
