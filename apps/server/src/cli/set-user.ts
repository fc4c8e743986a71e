import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { admin } from '@game-plan/contracts/people/admin';
import { changeUserFromCommandLine } from '#features/admin/change-user.ts';
import { defineCommand, runAsProcess, WrongCall } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Changes the role of an account, or whether it can sign in.

  npm run set-user -- NAME admin        sees and manages everyone's data
  npm run set-user -- NAME coach        sees what people agree to share
  npm run set-user -- NAME user         an ordinary user
  npm run set-user -- NAME inactive     signed out and unable to sign in; nothing is deleted
  npm run set-user -- NAME active       able to sign in again

NAME is the username, in upper or lower case. The last admin cannot be changed. Admins see in their activity list that it
was done from the command line.

DATABASE_URL and DATA_DIR work as they do for the server, which may be running.
Exit codes: 0 done, 1 not done (the reason is printed), 2 wrong arguments.`;

type UserChange = BodyOf<typeof admin.changeUser>;

const CHANGES = new Map<string, UserChange>([
  ['admin', { role: 'admin' }],
  ['coach', { role: 'coach' }],
  ['user', { role: 'user' }],
  ['active', { isActive: true }],
  ['inactive', { isActive: false }],
]);

export const setUser = defineCommand({
  help: HELP,
  usage: `Name one account and one of: ${[...CHANGES.keys()].join(', ')}.`,
  async run({ positionals: [username, word, ...others] }, call) {
    const change = CHANGES.get(word ?? '');
    if (!username || !change || others.length > 0) throw new WrongCall();
    await withDatabase(call, async ({ client }) => {
      const user = await changeUserFromCommandLine(client.db, username, change, new Date());
      const state = user.isActive ? 'active' : 'inactive';
      call.stderr.write(`${user.username} is ${state}, with the role ${user.role}.\n`);
    });
  },
  explain: (error) => explainFailure('Not done', error),
});

if (import.meta.main) await runAsProcess(setUser);
