import { admin } from '@game-plan/contracts/people/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin } from '#testing/people.ts';
import { insertCrowd, insertPeople } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const person = (
  username: string,
  firstName: string | null,
  lastName: string | null,
  email: string | null,
) => ({
  username,
  firstName,
  lastName,
  email,
});

describe('finding people', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
    await insertPeople(app.db, [
      person('Zoe', 'Bea', 'Adler', 'zoe@example.org'),
      person('carl_50%', 'Carl', 'Ömer', 'carl@mail.test'),
      person('nameless', null, null, null),
    ]);
    await insertCrowd(app.db, 250, { firstName: 'Same', lastName: 'Name' });
  });
  afterAll(() => app.close());

  const found = async (search: string) =>
    (await host.call(admin.users, { query: { search } })).map(({ username }) => username);

  test.each([
    ['ZOE', ['Zoe']],
    ['adler', ['Zoe']],
    ['bea adler', ['Zoe']],
    ['adler bea', ['Zoe']],
    ['MAIL.TEST', ['carl_50%']],
    ['ömer', ['carl_50%']],
    ['omer', ['carl_50%']],
    ['0%', ['carl_50%']],
    ['l_5', ['carl_50%']],
    ['%', ['carl_50%']],
    ['e_e', []],
    ['\\', []],
    ["' or true --", []],
    ['  ', 200],
  ])('a search for %j matches name, username and address literally', async (search, expected) => {
    const usernames = await found(search);
    expect(typeof expected === 'number' ? usernames.length : usernames).toEqual(expected);
  });

  const page = (query: Parameters<typeof host.call<typeof admin.users>>[1]) =>
    host.call(admin.users, query).then((rows) => rows.map(({ username }) => username));

  test('each column sorts both ways, ignoring case, with missing values last', async () => {
    const order = async (sort: 'username' | 'name' | 'email' | 'role', direction: 'asc' | 'desc') =>
      (await page({ query: { sort, order: direction, limit: '200' } })).filter(
        (username) => !username.startsWith('crowd'),
      );
    expect(await order('username', 'asc')).toEqual(['ada', 'carl_50%']);
    expect((await page({ query: { sort: 'username', order: 'desc', limit: '2' } }))[0]).toBe('Zoe');
    expect((await page({ query: { sort: 'name', limit: '3' } })).slice(0, 3)).toEqual([
      'ada',
      'Zoe',
      'carl_50%',
    ]);
    expect((await page({ query: { sort: 'name', order: 'desc', offset: '253' } })).at(-1)).toBe('nameless');
    expect((await page({ query: { sort: 'email', limit: '3' } })).slice(0, 3)).toEqual([
      'ada',
      'carl_50%',
      'Zoe',
    ]);
    expect((await page({ query: { sort: 'email', order: 'desc', limit: '3' } })).slice(0, 3)).toEqual([
      'Zoe',
      'carl_50%',
      'ada',
    ]);
    expect((await page({ query: { sort: 'role', limit: '1' } }))[0]).toBe('ada');
  });

  test.each(['username', 'name', 'email', 'role', 'status', 'created'] as const)(
    'by %s, descending order is exactly the reverse for those with a value',
    async (sort) => {
      const [up, down] = await Promise.all(
        (['asc', 'desc'] as const).map(async (order) =>
          (
            await Promise.all(
              ['0', '200'].map((offset) => host.call(admin.users, { query: { sort, order, offset } })),
            )
          )
            .flat()
            .filter(({ lastName, email }) => (sort !== 'name' || lastName) && (sort !== 'email' || email))
            .map(({ username }) => username),
        ),
      );
      expect(down).toEqual(up?.toReversed());
    },
  );

  test('inactive users come last by status', async () => {
    const [zoe] = await host.call(admin.users, { query: { search: 'zoe' } });
    await host.call(admin.changeUser, { params: { id: String(zoe?.id) }, body: { isActive: false } });
    expect((await page({ query: { sort: 'status', order: 'desc', limit: '1' } }))[0]).toBe('Zoe');
    expect((await page({ query: { sort: 'status', offset: '200' } })).at(-1)).toBe('Zoe');
  });

  test('counts matches and all users', async () => {
    const { totalUsers, activeUsers, matchingUsers } = await host.call(admin.summary, {
      query: { search: 'crowd1' },
    });
    expect({ totalUsers, activeUsers, matchingUsers }).toEqual({
      totalUsers: 254,
      activeUsers: 253,
      matchingUsers: 111,
    });
  });

  test('pages of users with equal names neither repeat nor skip anyone', async () => {
    const pages = await Promise.all(
      [0, 100, 200].map((offset) => page({ query: { sort: 'name', offset: String(offset), limit: '100' } })),
    );
    expect(new Set(pages.flat()).size).toBe(254);
  });

  test('a page holds at most 200', async () => {
    expect(await page({})).toHaveLength(200);
    const { status } = await host.refused(admin.users, { query: { limit: '201' } });
    expect(status).toBe(400);
  });

  describe('with accents and a phone number', () => {
    beforeAll(() =>
      insertPeople(app.db, [
        {
          ...person('jnunez', 'José', 'Núñez-Łódzka', 'jn@großmann.test'),
          phone: '+44 (0)20 555.010-0199',
        },
        person('dora', 'Dora', null, 'dora@xn--mller-kva.de'),
      ]),
    );

    test.each([
      'jose nunez',
      'JOSÉ',
      'Jose\u0301',
      'Łódz',
      'lodz',
      'grossmann',
      'großmann',
      '5550100',
      '(555) 010-0199',
      '+44 (0)20 555',
      '0044205550100',
      '02055501',
    ])('%j is found however it is typed', async (search) => expect(await found(search)).toEqual(['jnunez']));

    test.each(['müller.de', 'Dora@MÜLLER.de', 'müller', 'xn--mller-kva.de'])(
      '%j is found by the address that mail servers spell otherwise',
      async (search) => expect(await found(search)).toEqual(['dora']),
    );

    test.each(['555-9', 'joze'])('%j is not found', async (search) =>
      expect(await found(search)).toEqual([]),
    );
  });
});
