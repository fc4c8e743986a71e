import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { runCommand } from '#testing/processes/command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';

const COMMAND = fileURLToPath(new URL('./set-user.ts', import.meta.url));
const setUser = (args: readonly string[], env: Record<string, string> = {}) => runCommand(COMMAND, args, env);

describe('the command set-user', TIME_TO_START, () => {
  test('exits with 2 on wrong arguments', async () => {
    const calls = [[], ['ada'], ['ada', 'owner'], ['ada', 'admin', 'coach']];
    for (const { code, output } of await Promise.all(calls.map((args) => setUser(args)))) {
      expect(code).toBe(2);
      expect(output).toContain('Name one account and one of: admin, coach, user, active, inactive.');
    }
  });

  test('makes and unmakes admins, but keeps the last one', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    await query(
      database.url,
      "insert into users (username, password_hash, role) values ('ada', 'x', 'admin'), ('Bea', 'x', 'user')",
    );
    const env = { DATABASE_URL: database.url };
    expect(await setUser(['ada', 'user'], env)).toEqual({
      code: 1,
      output: 'Not done: This is the only admin. Make someone else an admin first.\n',
    });
    expect(await setUser(['bea', 'admin'], env)).toEqual({
      code: 0,
      output: 'Bea is active, with the role admin.\n',
    });
    expect((await setUser(['ada', 'inactive'], env)).output).toBe('ada is inactive, with the role admin.\n');
    expect((await setUser(['nobody', 'active'], env)).code).toBe(1);
    const actions = await query(
      database.url,
      'select action, admin_name, target_name from admin_actions order by id',
    );
    expect(actions).toEqual([
      { action: 'made_admin', admin_name: 'command line', target_name: 'Bea' },
      { action: 'deactivated_user', admin_name: 'command line', target_name: 'ada' },
    ]);
  });
});
