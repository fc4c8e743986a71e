import { bodyLog } from '@game-plan/contracts/food/body-log';
import { auth } from '@game-plan/contracts/people/auth';
import { profile } from '@game-plan/contracts/people/profile';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('weight and water', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-11-21T12:00:00Z') });
    host = await insertAdmin(app);
  });
  afterAll(() => app.close());

  const weigh = (client: TestClient, date: string, weight: number | null) =>
    client.call(bodyLog.setWeight, { params: { date: calendarDay(date) }, body: { weight } });
  const drink = (client: TestClient, date: string, milliliters: number) =>
    client.call(bodyLog.addWater, { params: { date: calendarDay(date) }, body: { milliliters } });
  const days = (client: TestClient, from: string, to: string) =>
    client.call(bodyLog.list, { query: { startDate: calendarDay(from), endDate: calendarDay(to) } });
  const profileWeight = async (client: TestClient) => (await client.call(auth.me)).profile?.weight;

  test('are stored by day and listed for a range of days, for their owner only', async () => {
    const person = await insertPerson(app, 'weigher');
    const other = await insertPerson(app, 'thirsty');
    await weigh(person, '2026-11-20', 72.5);
    await drink(person, '2026-11-20', 250);
    await weigh(person, '2026-11-19', 73);
    await weigh(person, '2026-10-01', 75);
    expect(await drink(other, '2026-11-20', 500)).toEqual({
      date: '2026-11-20',
      weight: null,
      waterMilliliters: 500,
    });
    expect(await days(person, '2026-11-19', '2026-11-20')).toEqual([
      { date: '2026-11-19', weight: 73, waterMilliliters: 0 },
      { date: '2026-11-20', weight: 72.5, waterMilliliters: 250 },
    ]);
    expect(await days(person, '2026-01-01', '2026-11-21')).toHaveLength(3);
    expect(await days(other, '2026-11-01', '2026-11-30')).toHaveLength(1);
    const query = { startDate: calendarDay('2026-11-01'), endDate: calendarDay('2026-11-30') };
    expect((await app.client().refused(bodyLog.list, { query })).status).toBe(401);
  });

  test('the latest logged weight becomes the profile’s weight, earlier days do not', async () => {
    const person = await insertPerson(app, 'measured');
    await person.call(profile.update, { body: { height: 170, weight: 80 } });
    await weigh(person, '2026-11-18', 79);
    expect(await profileWeight(person)).toBe(79);
    await weigh(person, '2026-11-20', 78);
    await weigh(person, '2026-11-15', 82);
    expect(await profileWeight(person)).toBe(78);
    await weigh(person, '2026-11-20', 77.4);
    expect(await profileWeight(person)).toBe(77.4);
    await weigh(person, '2026-11-20', null);
    expect(await profileWeight(person)).toBe(77.4);
    expect((await person.call(auth.me)).profile?.height).toBe(170);
  });

  test('when many days are logged at once, the latest weight becomes the profile’s', async () => {
    const person = await insertPerson(app, 'quick');
    const dates = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    await Promise.all(dates.map((date, index) => weigh(person, date, 90 - index / 2)));
    expect(await profileWeight(person)).toBe(84.5);
  });

  test('one that differs by more than a tenth from the last is asked about before it is stored', async () => {
    const person = await insertPerson(app, 'pounds');
    await person.call(profile.update, { body: { weight: 74.8 } });
    const call = { params: { date: calendarDay('2026-11-20') }, body: { weight: 165 } };
    const question = '165 kg is more than a tenth above the last weight, 74.8 kg. Is it right?';
    const refused = await person.refused(bodyLog.setWeight, call);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'unconfirmed', detail: question, warnings: [{ level: 'unsafe', message: question }] },
    });
    expect(await days(person, '2026-11-01', '2026-11-21')).toEqual([]);
    expect(await profileWeight(person)).toBe(74.8);
    await weigh(person, '2026-11-19', 80);
    // Compared with the last day before, not with the profile.
    await weigh(person, '2026-11-21', 87);
    await person.call(bodyLog.setWeight, { ...call, query: { confirmed: 'true' } });
    expect((await days(person, '2026-11-20', '2026-11-20'))[0]?.weight).toBe(165);
    // Put right, it is compared with the day before again.
    await weigh(person, '2026-11-20', 81);
  });

  test('glasses logged at the same time all count, within zero and the maximum', async () => {
    const person = await insertPerson(app, 'drinker');
    await Promise.all(Array.from({ length: 8 }, () => drink(person, '2026-11-21', 250)));
    expect((await days(person, '2026-11-21', '2026-11-21'))[0]?.waterMilliliters).toBe(2000);
    expect((await drink(person, '2026-11-21', -300)).waterMilliliters).toBe(1700);
    expect((await drink(person, '2026-11-21', -20_000)).waterMilliliters).toBe(0);
    await drink(person, '2026-11-21', 20_000);
    expect((await drink(person, '2026-11-21', 250)).waterMilliliters).toBe(20_000);
    expect((await drink(person, '2026-11-20', -250)).waterMilliliters).toBe(0);
  });

  test.each([
    ['2026-11-23', 'That day is still to come'],
    ['1899-12-31', 'Choose a date after 1899'],
  ])('%s is refused: %s', async (date, detail) => {
    const params = { date: calendarDay(date) };
    const weighed = await host.refused(bodyLog.setWeight, { params, body: { weight: 70 } });
    expect(weighed).toMatchObject({ status: 400, body: { detail } });
    const drunk = await host.refused(bodyLog.addWater, { params, body: { milliliters: 250 } });
    expect(drunk).toMatchObject({ status: 400, body: { detail } });
    expect(await days(host, '1890-01-01', '2999-12-31')).toEqual([]);
  });

  test.each([0.9, 1000.1, '70'])('a weight of %s is refused', async (weight) => {
    const path = bodyLog.setWeight.path.replace('{date}', '2026-11-21');
    expect((await host.send('PUT', path, { body: JSON.stringify({ weight }) })).status).toBe(400);
    expect(await days(host, '2026-11-21', '2026-11-21')).toEqual([]);
  });
});
