import { parseArgs } from 'node:util';
import { migrateDatabase } from '../../apps/server/src/db/migrations/migrate.ts';
import { withClient } from '../../apps/server/src/db/with-client.ts';
import {
  createDatabase,
  joinMachines,
  listMachines,
  spreadDatabase,
  withDatabase,
} from '../../apps/server/src/testing/database/server-machines.ts';
import { addDays, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { findCitus } from '../../scripts/citus/find-citus.ts';
import { startCluster } from '../../scripts/citus/start-cluster.ts';
import { type Measurement, measure, type Subject } from '../figures.ts';
import { largeStock, mealHistory, recipeLibrary } from './sample-data.ts';
import { signUpAdmin, startServerProcess, type Visitor } from './server.ts';

const PEOPLE = 20_000;
const KITCHEN_SIZE = 200;
const LIBRARY_SIZE = 100;
const HISTORY_SIZE = 400;
/** Citus's default number of shards; the clusters of tests have fewer. */
const PARTS = 32;

/** Accounts without sign-ins, each with a kitchen, a profile and twenty meals. */
const CROWD = [
  `insert into users (username, password_hash, first_name, last_name, email)
   select 'person' || n, 'none', 'First' || n % 977, 'Last' || n % 1009, 'person' || n || '@example.org'
   from generate_series(1, ${PEOPLE}) n`,
  `insert into account_locks (user_id) select id from users where password_hash = 'none'`,
  `insert into user_profiles (user_id, notes) select id, 'notes' from users where password_hash = 'none'`,
  `insert into meals (user_id, type, date, foods, total_calories, total_protein, total_carbs, total_fat)
   select user_id, 'lunch', '2026-11-21', '[]', 500, 20, 60, 20
   from account_locks cross join generate_series(1, 20)`,
  'analyze',
];

/**
 * Compares the app on one PostgreSQL with the app on a Citus cluster of a coordinator and two workers, all on this machine, with
 * alternating requests, `--rounds 40` of each. Ratios show the overhead of distribution, not the gain of more machines.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '40' } } });
  const found = await findCitus();
  if ('missing' in found) {
    console.log(`Skipped: ${found.missing} Install Citus, or name its pg_config in PG_CONFIG.`);
    return;
  }
  const cluster = await startCluster(found.programs);
  try {
    await compare(cluster.url, Number(values.rounds));
  } finally {
    await cluster.stop();
  }
}

interface Running {
  readonly name: string;
  readonly visitor: Visitor;
  stop(): Promise<void>;
}

async function startOn(name: string, url: string): Promise<Running> {
  const server = await startServerProcess({
    DATABASE_URL: url,
    DRAIN_SECONDS: '0',
    RATE_LIMIT: 'off',
  });
  const visitor = await signUpAdmin(server.origin);
  const today = localCalendarDay(new Date());
  for (const body of largeStock(KITCHEN_SIZE, addDays(today, 3)))
    await visitor.read('POST', '/api/ingredients', body);
  for (const body of recipeLibrary(LIBRARY_SIZE, today)) await visitor.read('POST', '/api/recipes', body);
  for (const body of mealHistory(HISTORY_SIZE, today)) await visitor.read('POST', '/api/meals', body);
  for (const statement of CROWD) await withClient(url, (client) => client.query(statement));
  return { name, visitor, stop: () => server.stop() };
}

function callsOf({ name, visitor }: Running): Subject[] {
  const today = localCalendarDay(new Date());
  const [meal] = mealHistory(1, today);
  const [thing] = largeStock(1, today);
  let last = 1;
  const call = (what: string, method: string, path: () => string, body?: unknown): Subject => ({
    name: `${what}|${name}`,
    run: () => visitor.read(method, path(), body),
  });
  const reads = [
    ['who is signed in', '/api/auth/me'],
    ['a day of meals', `/api/meals?date=${today}`],
    ['a week of meals', `/api/meals?startDate=${addDays(today, -6)}&endDate=${today}`],
    [`${KITCHEN_SIZE} ingredients`, '/api/ingredients'],
    [`${LIBRARY_SIZE} recipes, whole`, '/api/recipes'],
    ['the shopping list', '/api/shopping-list'],
    ['an admin’s list of accounts', '/api/admin/users'],
    ['an admin’s search of accounts', '/api/admin/users?search=last977'],
    ['an admin’s summary', '/api/admin/summary'],
  ].map(([what = '', path = '']) => call(what, 'GET', () => path));
  return [
    ...reads,
    call('adding a meal', 'POST', () => '/api/meals', meal),
    call('adding an ingredient', 'POST', () => '/api/ingredients', thing),
    // The first user is the admin.
    call('deleting an account', 'DELETE', () => {
      last += 1;
      return `/api/admin/users/${last}`;
    }),
  ];
}

function print(measurements: readonly Measurement[]): void {
  console.log('call | one PostgreSQL, ms | Citus, ms | times as long');
  for (const { name, median } of measurements) {
    const [what, where] = name.split('|');
    const citus = measurements.find((other) => other.name === `${what}|Citus`);
    if (where !== 'one' || !citus) continue;
    const ratio = (citus.median / median).toFixed(2);
    console.log(`${what} | ${median.toFixed(1)} | ${citus.median.toFixed(1)} | ${ratio}`);
  }
}

async function compare(url: string, rounds: number): Promise<void> {
  const machines = await listMachines(url);
  const [first = ''] = machines;
  await createDatabase([first], 'one', 'template0');
  const spread = await joinMachines(machines);
  const urls = { one: withDatabase(url, 'one'), citus: withDatabase(url, spread) };
  for (const each of Object.values(urls)) await migrateDatabase(each);
  await withClient(first, (client) =>
    client.query(`alter database ${spread} set citus.shard_count = ${PARTS}`),
  );
  await spreadDatabase(machines, spread);
  const running: Running[] = [];
  try {
    running.push(await startOn('one', urls.one));
    running.push(await startOn('Citus', urls.citus));
    const [one = [], citus = []] = running.map(callsOf);
    print(
      await measure(
        one.flatMap((subject, at) => [subject, citus[at] ?? subject]),
        rounds,
      ),
    );
  } finally {
    for (const each of running) await each.stop();
  }
}
