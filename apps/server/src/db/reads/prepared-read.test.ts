import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { connectDatabase } from '../client.ts';
import { userProfiles } from '../schema/people/profiles.ts';
import { users } from '../schema/people/users.ts';
import { instantOf, preparedRead } from './prepared-read.ts';

const namedUser = preparedRead(
  'a-user-of-the-tests',
  {
    username: users.username,
    createdAt: users.createdAt,
    profile: { userId: userProfiles.userId, allergies: userProfiles.allergies },
  },
  (select) =>
    select
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(eq(users.username, sql.placeholder('username'))),
);

test.each([true, false])(
  'returns rows in the contract’s shape, whether the statement is named or not: %s',
  async (areNamed) => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const { db, close } = connectDatabase(database.url, () => undefined, { areStatementsNamed: areNamed });
    onTestFinished(close);
    const createdAt = new Date('2026-11-22T08:00:00.120Z');
    const [ada] = await db
      .insert(users)
      .values([
        { username: 'ada', passwordHash: 'none', createdAt },
        { username: 'ben', passwordHash: 'none', createdAt },
      ])
      .returning();
    await db.insert(userProfiles).values({ userId: ada?.id ?? 0, allergies: ['milk', 'a "nut"'] });
    const read = async (username: string) => (await namedUser(db, { username }))[0];
    expect(await read('ada')).toEqual({
      username: 'ada',
      createdAt: '2026-11-22T08:00:00.120Z',
      profile: { userId: ada?.id, allergies: ['milk', 'a "nut"'] },
    });
    expect(await read('ben')).toMatchObject({ username: 'ben', profile: null });
    expect(await read('nobody')).toBeUndefined();
    // In a transaction it reads what the transaction has written.
    await db.transaction(async (tx) => {
      await tx.update(users).set({ username: 'eve' }).where(eq(users.username, 'ben'));
      expect(await namedUser(tx, { username: 'eve' })).toHaveLength(1);
      expect(await namedUser(db, { username: 'eve' })).toHaveLength(0);
    });
    const { rows } = await db.execute(sql`select name from pg_prepared_statements where name like 'a-user%'`);
    if (!areNamed) expect(rows).toEqual([]);
  },
);

const userOfId = preparedRead('a-user-by-id', { id: users.id, createdAt: users.createdAt }, (select) =>
  select.from(users).where(sql`${users.id} = ${sql.placeholder('id')}::integer`),
);

test('releases the connection after a failed read, and prepares its statement on a new connection', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const { db, pool, close } = connectDatabase(database.url, () => undefined, { size: 1 });
  onTestFinished(close);
  const [{ id } = { id: 0 }] = await db
    .insert(users)
    .values({ username: 'ada', passwordHash: 'none', createdAt: new Date(0) })
    .returning();
  const ada = [{ id, createdAt: '1970-01-01T00:00:00.000Z' }];
  await expect(userOfId(db, { id: 'none' })).rejects.toThrow('invalid input syntax');
  expect(await userOfId(db, { id })).toEqual(ada);
  await expect(userOfId(db, { id: 'none' })).rejects.toThrow('invalid input syntax');
  expect(await userOfId(db, { id: String(id) })).toEqual(ada);
  await db.transaction(async (tx) => expect(await namedUser(tx, { username: 'ada' })).toHaveLength(1));
  expect(await namedUser(db, { username: 'ada' })).toHaveLength(1);
  await expect(pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
  expect(await userOfId(db, { id })).toEqual(ada);
  expect(await userOfId(db, { id: null })).toEqual([]);
});

test('simultaneous reads get their own rows, and a failed one fails alone', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const { db, close } = connectDatabase(database.url, () => undefined, { size: 2 });
  onTestFinished(close);
  const inserted = await db
    .insert(users)
    .values(
      Array.from({ length: 40 }, (_, at) => ({
        username: `user${at}`,
        passwordHash: 'none',
        createdAt: new Date(at),
      })),
    )
    .returning();
  const wanted = inserted.map(({ id, createdAt }) => [{ id, createdAt: createdAt.toISOString() }]);
  expect(await Promise.all(inserted.map(({ id }) => userOfId(db, { id })))).toEqual(wanted);
  const [first, second] = inserted;
  const asked = await Promise.allSettled([
    userOfId(db, { id: first?.id }),
    userOfId(db, { id: 'none' }),
    namedUser(db, { username: 'user1' }),
    userOfId(db, { id: second?.id }),
  ]);
  expect(asked).toMatchObject([
    { value: wanted[0] },
    { reason: { message: expect.stringContaining('invalid input syntax for type integer: "none"') } },
    { value: [{ username: 'user1', profile: null }] },
    { value: wanted[1] },
  ]);
});

test.each([
  ['2026-11-22 08:00:00+00', '2026-11-22T08:00:00.000Z'],
  ['2026-11-22 08:00:00.5+00', '2026-11-22T08:00:00.500Z'],
  ['2026-11-22 08:00:00.123456+00', '2026-11-22T08:00:00.123Z'],
  ['2026-11-22 09:00:00.25+01', '2026-11-22T08:00:00.250Z'],
  ['2026-11-22 13:30:00+05:30', '2026-11-22T08:00:00.000Z'],
])('%s is %s, as Date gives it', (written, instant) => {
  expect(instantOf(written)).toBe(instant);
  expect(new Date(written).toISOString()).toBe(instant);
});
