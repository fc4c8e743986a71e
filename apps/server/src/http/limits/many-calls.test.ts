import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { probes } from '@game-plan/contracts/probes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
let ada: TestClient;
let ben: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ada = await insertAdmin(app);
  ben = await insertPerson(app, 'ben');
});
afterAll(() => app.close());

/** How many wait for their turn at such work, as the operator is told. */
async function waiting(work: string): Promise<number> {
  const figures = await (await fetch(`${app.origin}/metrics`)).text();
  return Number(
    new RegExp(`^concurrent_work\\{work="${work}",state="waiting"\\} (\\d+)$`, 'm').exec(figures)?.[1],
  );
}

async function waitingForIngredients(): Promise<number | undefined> {
  const { rows } = await app.db.execute<{ count: number }>(
    `select count(*)::int as count from pg_locks where not granted and relation = 'ingredients'::regclass`,
  );
  return rows[0]?.count;
}

test.each([
  [ingredients.list.path, 'calls'],
  [recipes.generate.path, 'clicks'],
])('of one person’s many calls of %s two run at once, and another person’s is next', async (path, work) => {
  // Held by the lock until it is let go, as by anything that takes long.
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const held = app.db.transaction(async (tx) => {
    await tx.execute('lock table ingredients in access exclusive mode');
    hold();
    await isOver;
  });
  await isHeld;
  const answered: number[] = [];
  const many = Array.from({ length: 60 }, () =>
    ada.send('GET', path).then(({ status }) => answered.push(status)),
  );
  await expect.poll(() => waiting(work)).toBe(58);
  // Two at most, which may share one, and not all connections: other users still get one.
  await expect.poll(waitingForIngredients).toBeGreaterThan(0);
  expect(await waitingForIngredients()).toBeLessThanOrEqual(2);
  expect((await ben.send('GET', '/api/shopping-list')).status).toBe(200);
  await app.client().call(probes.process);
  await app.client().call(probes.ready);
  expect(answered).toEqual([]);
  end();
  await held;
  await Promise.all(many);
  expect(answered).toEqual(Array.from({ length: 60 }, () => 200));
});
