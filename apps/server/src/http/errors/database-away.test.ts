import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { probes } from '@game-plan/contracts/probes';
import { describe, expect, test } from 'vitest';
import { signUpAdmin } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

test('a deadlock is answered 503 with the advice to try again', async () => {
  const app = await startTestApp();
  const host = await signUpAdmin(app);
  const body = { name: 'Milk', category: 'dairy', quantity: '1', unit: 'l', status: 'expired' } as const;
  await host.call(ingredients.create, { body });
  await app.db.execute(`
    create function cross_another() returns trigger language plpgsql as $$
    begin raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end $$`);
  await app.db.execute(
    'create trigger crossing before delete on ingredients execute function cross_another()',
  );
  const answer = await host.refused(ingredients.clearExpired);
  expect([answer.status, answer.body.detail]).toEqual([
    503,
    'Something else was changing the same thing at the same moment. Please try again.',
  ]);
  await app.close();
});

describe('a database that is being restarted', () => {
  test('is answered 503 with Retry-After, while the process stays healthy', async () => {
    let isReady = true;
    const app = await startTestApp({ isDatabaseReady: () => isReady });
    const host = await signUpAdmin(app);
    isReady = false;
    for (const path of ['/api/ingredients', '/api/auth/me', '/api/ready']) {
      const { status, headers, body } = await host.send('GET', path);
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    expect((await host.send('GET', '/api/health')).status).toBe(200);
    expect((await host.send('GET', '/ingredients')).status).toBe(200);
    isReady = true;
    expect(await host.call(ingredients.list)).toEqual([]);
    await app.close();
  });
});

test('an outdated copy says that a newer version runs, and is not ready', async () => {
  const app = await startTestApp();
  const host = await signUpAdmin(app);
  await app.db.execute('alter table ingredients rename column kitchen_id to household_id');
  // A fault of our own is none of a newer version's.
  expect((await host.refused(ingredients.list)).status).toBe(500);
  expect((await host.send('GET', '/api/ready')).status).toBe(200);
  await app.db.execute(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9007199254740991)",
  );
  const { status, body, headers } = await host.refused(ingredients.list);
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  expect(body.detail).toContain('this copy is too old for it');
  expect((await host.refused(probes.ready)).body.detail).toBe(body.detail);
  await app.close();
});
