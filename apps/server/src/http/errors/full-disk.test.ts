import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { expect, test } from 'vitest';
import { listOperations } from '#testing/operations.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

/** From now on, every write of the database fails as on a full disk. */
async function fillDatabase({ db }: TestApp): Promise<void> {
  await db.execute(`
    create function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await db.execute(`
    do $$ declare each record; begin
      for each in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger full_disk before insert or update or delete on %I execute function refuse_write()', each.tablename);
      end loop;
    end $$`);
}

/** An admin does not read people's data without a record of it. */
const RECORDED = /^\/api\/admin\/(?:order-export|user-profiles|users\/)|^\/api\/coach\//;

test('on a full disk, what only reads is answered, and what writes says to try again', async () => {
  const app = await startTestApp({ rateLimit: true });
  const host = await insertAdmin(app);
  const grace = await insertPerson(app, 'grace');
  for (const name of ['Eggs', 'Rice', 'Chicken']) {
    await grace.call(ingredients.create, {
      body: { name, category: 'protein', quantity: '4', unit: 'item' },
    });
  }
  // Each session is due to be renewed.
  await app.db.execute(`update sessions set sess = jsonb_set(sess, '{renewedOn}', '"2001-01-01"')`);
  await fillDatabase(app);

  const reads = (await listOperations(host)).filter(
    ([method, path]) => method === 'GET' && !path.includes('{') && !RECORDED.test(path),
  );
  const refused: unknown[] = [];
  const answered: string[] = [];
  for (const client of [host, grace]) {
    for (const [method, path] of reads) {
      const { status, body } = await client.send(method, path);
      if (status >= 500) refused.push([path, status, body]);
      if (status === 200) answered.push(path);
    }
  }
  expect(refused).toEqual([]);
  for (const path of ['ingredients', 'recipes', 'meals', 'shopping-list', 'recipes/generate', 'account/data'])
    expect(answered).toContain(`/api/${path}`);
  expect(app.logLines.join('\n')).toContain('A read goes on without what it would have written');

  const { status, body } = await grace.refused(ingredients.create, {
    body: { name: 'Milk', category: 'dairy', quantity: '1', unit: 'l' },
  });
  expect([status, body.detail]).toEqual([
    503,
    'The database is not available just now. Try again in a moment.',
  ]);
  await app.close();
});
