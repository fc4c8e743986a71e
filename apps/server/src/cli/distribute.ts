import { distributeDatabase, requireDistributable } from '#db/distribute/distribute-database.ts';
import { DistributeError } from '#db/distribute/distribute-error.ts';
import { upgradeDatabase } from '#db/upgrade-database.ts';
import { parseEnv } from '../env.ts';
import { defineCommand, runAsProcess } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { withUnmigratedDatabase } from './with-database.ts';

const HELP = `Spreads the tables of the database over several machines by Citus.

  npm run db:distribute -- db2.example.org:5432 db3.example.org:5432

DATABASE_URL names the first machine, the coordinator, or DATABASE_DIRECT_URL behind a pooler. Each machine has a database of
that name with the extension citus, and lets the first one in. The database may be empty, restored or in use before; it is
brought up to date first. Every copy of the app is stopped while this runs. Without machines it spreads what migrations have
added since the last time; done twice it changes nothing. See docs/scaling.md.

Exit code: 0 done, 1 not done, with the reason, 2 called wrongly.`;

const distribute = defineCommand({
  help: HELP,
  usage: 'Name the other machines, if any.',
  async run({ positionals: machines }, call) {
    if (parseEnv(call.env).DATABASE_URL === undefined)
      throw new DistributeError(
        'The embedded database is on one machine. Restore a backup of it into a PostgreSQL with Citus, and name that in DATABASE_URL.',
      );
    await withUnmigratedDatabase(call, async ({ env, url, log }) => {
      await requireDistributable(url);
      await upgradeDatabase({ url, dataDir: env.DATA_DIR, now: new Date(), log });
      const { spread, before, machines: count } = await distributeDatabase({ url, machines, log });
      const [done, there] = [`Spread ${spread.length} tables`, `${before.length} were spread before`];
      call.stderr.write(`${done}; ${there}. Machines beside the first: ${count}.\n`);
    });
  },
  explain: (error) => explainFailure('Not distributed', error),
});

await runAsProcess(distribute);
