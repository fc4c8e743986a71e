import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { runCommand } from '#testing/processes/command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { setUser } from './set-user.ts';

const COMMAND = fileURLToPath(new URL('./set-user.ts', import.meta.url));
const run = (args: readonly string[], env: Record<string, string> = {}) => callCommand(setUser, args, env);

describe('the command set-user', TIME_TO_START, () => {
  test('called wrongly it exits with 2', async () => {
    const calls = [['ada'], ['ada', 'owner'], ['ada', 'admin', 'coach']];
    const answers = [await runCommand(COMMAND, []), ...(await Promise.all(calls.map((args) => run(args))))];
    for (const { code, output } of answers) {
      expect(code).toBe(2);
      expect(output).toContain('Name one account and one of: admin, coach, user, active, inactive.');
    }
  });

  test('names and un-names admins, of whom one stays', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    await query(
      database.url,
      "insert into users (username, password_hash, role) values ('ada', 'x', 'admin'), ('Bea', 'x', 'user')",
    );
    const env = { DATABASE_URL: database.url };
    expect(await runCommand(COMMAND, ['ada', 'user'], env)).toEqual({
      code: 1,
      output: 'Not done: This is the only admin. Make someone else an admin first.\n',
    });
    expect(await run(['bea', 'admin'], env)).toEqual({
      code: 0,
      output: 'Bea is active, with the role admin.\n',
    });
    expect((await run(['ada', 'inactive'], env)).output).toBe('ada is inactive, with the role admin.\n');
    expect((await run(['nobody', 'active'], env)).code).toBe(1);
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
