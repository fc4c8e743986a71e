import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { sendInvitationJob } from '#features/invitations/invitation-jobs.ts';
import { insertUser } from '#features/users/user-queries.ts';
import { kitchenOf } from '../rows/fill-owned-rows.ts';
import { type AppDatabase, takeDatabase } from './app-database.ts';

const ADA = {
  username: 'ada',
  email: 'ada@example.org',
  passwordHash: 'none',
  firstName: 'A',
  lastName: 'L',
};

/** The ids of a new user and kitchen, and how many users and jobs there are with them. */
async function begin({ db, queue }: AppDatabase) {
  const userId = await insertUser(db, ADA);
  await queue.add(db, sendInvitationJob, { invitationId: 1 });
  const { rows } = await db.execute(
    sql`select (select count(*)::integer from users) as users, (select count(*)::integer from pgboss.job) as jobs`,
  );
  return { userId, kitchenId: await kitchenOf(db, userId), ...rows[0] };
}

// A server that others use keeps no databases.
describe.runIf(inject('initialisedDataDir'))('the database of a test app', () => {
  test('is used again without its rows and jobs, and its ids begin again', async () => {
    const first = await takeDatabase();
    const begun = await begin(first);
    expect(begun).toEqual({ userId: 1, kitchenId: 7001, users: 1, jobs: 1 });
    await first.release();
    const second = await takeDatabase();
    expect(second.url).toBe(first.url);
    expect(await begin(second)).toEqual(begun);
    await second.release();
  });

  test.each([
    ['a table', 'create table mine (id integer)'],
    ['a column', 'alter table users rename column first_name to given_name'],
    [
      'a trigger',
      'create trigger mine before update on users for each row execute function suppress_redundant_updates_trigger()',
    ],
    ['a function', "create function mine() returns integer language sql as 'select 1'"],
    [
      'a later version',
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9007199254740991)",
    ],
    [
      'megabytes of rows that were deleted',
      `with food as (select gen_random_uuid()::text as name from generate_series(1, 60000))
       insert into rate_limits (key, points, expire) select name, 1, 0 from food`,
    ],
  ])('is not used again once a test has left %s', async (_what, statement) => {
    const first = await takeDatabase();
    await first.db.execute(statement);
    await first.release();
    const second = await takeDatabase();
    expect(second.url).not.toBe(first.url);
    await second.release();
  });

  test('is not used again while a connection of it is in use', async () => {
    const first = await takeDatabase();
    const connection = await first.pool.connect();
    const released = first.release();
    connection.release();
    await released;
    const second = await takeDatabase();
    expect(second.url).not.toBe(first.url);
    await second.release();
  });
});
