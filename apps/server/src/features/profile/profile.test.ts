import { auth } from '@game-plan/contracts/people/auth';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('the health profile', () => {
  let app: TestApp;
  let client: TestClient;
  let clock = new Date('2026-11-21T12:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => clock });
    client = await insertAdmin(app);
  });
  afterAll(() => app.close());

  test('is created by the first update: omitted fields stay, null clears', async () => {
    expect((await client.call(auth.me)).profile).toBeNull();
    await client.call(profile.update, { body: { height: 172, weight: 68.4, gender: 'female' } });
    await client.call(profile.update, { body: { weight: null, sleepGoal: 7.5 } });
    expect((await client.call(auth.me)).profile).toMatchObject({
      height: 172,
      weight: null,
      gender: 'female',
      sleepGoal: 7.5,
      allergies: [],
    });
  });

  test('says what a text about allergies leaves out, and what of it is not understood', async () => {
    const texts = ['no dairy', 'zorgon, turm', 'zorgon, turm ', 'none'];
    const [dairy, typing, typed, none] = await client.call(profile.readAllergies, { body: { texts } });
    expect(dairy).toMatchObject({
      parts: [{ text: 'dairy', allergens: ['dairy'], leavesOut: expect.arrayContaining(['milk']) }],
      isUnfinished: false,
    });
    expect(typing?.parts.map(({ text, kind }) => [text, kind])).toEqual([
      ['zorgon', 'unknown'],
      ['turm', 'unknown'],
    ]);
    expect([typing?.isUnfinished, typed?.isUnfinished]).toEqual([true, false]);
    expect(none).toEqual({ parts: [], fine: [], isAsked: false, isUnfinished: false });
  });

  test.each([
    ['height', 0.9, 1, 300, 300.1],
    ['weight', 0, 1, 1000, 1001],
    ['targetWeight', 0.5, 1, 1000, 1000.5],
    ['targetCalories', 499, 500, 5000, 5001],
    ['targetProtein', -1, 0, 500, 501],
    ['targetCarbs', -0.1, 0, 1000, 1001],
    ['targetFat', -1, 0, 300, 301],
    ['waterIntakeGoal', -0.1, 0, 10, 10.1],
    ['sleepGoal', 3.9, 4, 12, 12.5],
  ])(
    '%s: %d is too small, %d and %d are accepted, %d is too large',
    async (field, under, low, high, over) => {
      for (const value of [low, high]) {
        expect(await client.call(profile.update, { body: { [field]: value } })).toMatchObject({
          [field]: value,
        });
      }
      for (const value of [under, over]) {
        const { status, body } = await client.refused(profile.update, { body: { [field]: value } });
        expect(status).toBe(400);
        expect(body.errors).toEqual({ [field]: [`Between ${low} and ${high.toLocaleString('en-US')}`] });
      }
      expect((await client.call(auth.me)).profile).toMatchObject({ [field]: high });
    },
  );

  test.each([
    ['waterIntakeGoal', 2.6, 2.65, 'In steps of 0.1'],
    ['sleepGoal', 7.5, 7.25, 'In steps of 0.5'],
  ])('%s: %d is accepted, %d is between two steps', async (field, step, between, words) => {
    const saved = await client.call(profile.update, { body: { [field]: step } });
    expect(saved).toMatchObject({ [field]: step });
    const { status, body } = await client.refused(profile.update, { body: { [field]: between } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: [words] });
  });

  test.each([
    [
      'trimmed, no blanks, once in whatever case',
      [' Kiwi ', '', 'kiwi', 'KIWI', '  ', 'nuts'],
      ['Kiwi', 'nuts'],
    ],
    ['none at all', [], []],
  ])('allergies: %s', async (_, allergies, kept) => {
    expect((await client.call(profile.update, { body: { allergies } })).allergies).toEqual(kept);
  });

  test('too long and too many allergies are refused, and the stored ones stay', async () => {
    await client.call(profile.update, { body: { allergies: ['soy'] } });
    for (const allergies of [['x'.repeat(101)], Array.from({ length: 51 }, (_, index) => `word ${index}`)]) {
      expect((await client.refused(profile.update, { body: { allergies } })).status).toBe(400);
    }
    expect((await client.call(auth.me)).profile?.allergies).toEqual(['soy']);
  });

  test('‘none’ is dropped beside other health conditions', async () => {
    const settle = async (healthConditions: string[]) =>
      (await client.call(profile.update, { body: { healthConditions } })).healthConditions;
    expect(await settle(['none', 'asthma'])).toEqual(['asthma']);
    expect(await settle(['none'])).toEqual(['none']);
  });

  test('blank notes become null', async () => {
    expect((await client.call(profile.update, { body: { notes: ' ' } })).notes).toBeNull();
  });

  test('is not changed by anybody else', async () => {
    const other = await insertPerson(app, 'bea');
    await other.call(profile.update, { body: { height: 150 } });
    expect((await client.call(auth.me)).profile?.height).not.toBe(150);
    expect((await app.client().refused(profile.update, { body: { height: 150 } })).status).toBe(401);
  });

  describe('a date of birth', () => {
    test.each([
      ['as the app sends it', '1987-04-09T00:00:00.000Z'],
      ['from a clock at UTC+14 that says its own midnight', '1987-04-09T00:00:00+14:00'],
      ['from a clock at UTC-11 late in the day', '1987-04-09T23:59:59-11:00'],
      ['with an hour', '1987-04-09T13:30:00Z'],
    ])('%s is stored as that calendar day', async (_, dateOfBirth) => {
      const kept = await client.call(profile.update, { body: { dateOfBirth } });
      expect(kept.dateOfBirth).toBe('1987-04-09T00:00:00.000Z');
      expect((await client.call(auth.me)).profile?.dateOfBirth).toBe('1987-04-09T00:00:00.000Z');
    });

    test('is cleared by null', async () => {
      expect((await client.call(profile.update, { body: { dateOfBirth: null } })).dateOfBirth).toBeNull();
    });

    test.each([
      ['1899-12-31T00:00:00.000Z', 'Enter a date from 1900 on'],
      ['2026-11-23T00:00:00.000Z', 'A date of birth cannot be in the future'],
      ['2023-02-29T00:00:00.000Z', 'Enter a date, as in 1987-04-09'],
      ['1987-04-09', 'Enter a date, as in 1987-04-09'],
      ['', 'Enter a date, as in 1987-04-09'],
    ])('%j is refused: %s', async (dateOfBirth, message) => {
      const { status, body } = await client.refused(profile.update, { body: { dateOfBirth } });
      expect(status).toBe(400);
      expect(body.errors?.dateOfBirth).toContain(message);
    });

    test('accepts today’s date as soon as it is today in any time zone', async () => {
      clock = new Date('2026-11-21T09:59:59Z');
      const dateOfBirth = '2026-11-22T00:00:00.000Z';
      expect((await client.refused(profile.update, { body: { dateOfBirth } })).status).toBe(400);
      clock = new Date('2026-11-21T10:00:00Z');
      expect((await client.call(profile.update, { body: { dateOfBirth } })).dateOfBirth).toBe(dateOfBirth);
    });
  });
});
