import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { forgetAdminActions, moveAdminActionsBack, readAdminActions } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('viewing the list of profiles', () => {
  let app: TestApp;
  let ada: TestClient;
  let bea: TestClient;
  let cyd: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
    cyd = await insertPerson(app, 'cyd');
    for (const person of [ada, bea, cyd]) await person.call(profile.update, { body: { weight: 70 } });
  });
  beforeEach(() => forgetAdminActions(app.db));
  afterAll(() => app.close());

  const look = (search = '') => ada.call(admin.userProfiles, { query: { search } });
  const lastView = async (person: TestClient) => (await person.call(account.security)).lastAdminView;
  const targets = async () => (await readAdminActions(app.db)).map(({ targetName }) => targetName).sort();
  const hourOf = (instant: Date) => instant.toISOString().slice(0, 13);

  test('counts as a view of each listed person, and of nobody else', async () => {
    expect(await look('bea')).toHaveLength(1);
    expect(await lastView(bea)).toMatchObject({ adminName: 'ada' });
    expect(await lastView(cyd)).toBeNull();
  });

  test('is one entry in the log for other admins, however long the list', async () => {
    await look();
    const lines = await ada.call(admin.activity);
    expect(lines).toMatchObject([{ action: 'viewed_profiles', adminName: 'ada', targetName: null }]);
  });

  test('adds no entry for a second view within the hour, but updates the time', async () => {
    await look('bea');
    const first = await lastView(bea);
    await look();
    await Promise.all([look(), look(), look()]);
    const rows = await readAdminActions(app.db);
    expect(new Set(rows.map(({ targetName }) => targetName))).toEqual(new Set(['bea', 'cyd', null]));
    // The hour may end between two looks.
    const hours = rows.map(({ targetName, createdAt }) => `${targetName} ${hourOf(createdAt)}`);
    expect(hours).toEqual([...new Set(hours)]);
    const last = await lastView(bea);
    expect(Date.parse(last?.at ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''));
  });

  test('in a later hour adds another entry', async () => {
    await look('bea');
    await moveAdminActionsBack(app.db);
    await look('bea');
    expect(await targets()).toEqual(['bea', 'bea', null, null]);
  });

  test('of oneself adds no entry', async () => {
    expect(await look('ada')).toHaveLength(1);
    expect(await readAdminActions(app.db)).toEqual([]);
  });
});
