import { plan } from '@game-plan/contracts/kitchen/plan';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

describe('the calendar of a plan', () => {
  const setup = setUpApp();
  const visitor = () => setup.app.client();
  const share = async () => (await setup.person.call(plan.shareCalendar)).path ?? '';
  const read = (path: string) => visitor().download(path);
  const planText = (day: string, name: string) =>
    setup.person.call(plan.create, { body: { day, slot: 'dinner', name } });
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        summary: event.summary,
        day: event.startDate.toString(),
        isDay: event.startDate.isDate,
        days: event.duration.toSeconds() / 86_400,
        status: component.getFirstPropertyValue('status'),
        stamp: String(component.getFirstPropertyValue('dtstamp')),
      };
    });

  test('has a day for each meal, as calendars read them, and follows changes', async () => {
    const { id } = await planText('2026-11-24', `Soup, ${'a long name '.repeat(12)}; with “bread”`);
    const path = await share();
    const { status, headers, body } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBeNull();
    const text = String(body);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const [event] = eventsOf(text);
    expect(event).toMatchObject({
      sequence: 0,
      summary: `Dinner: Soup, ${'a long name '.repeat(12)}; with “bread”`,
      day: '2026-11-24',
      isDay: true,
      days: 1,
      status: 'CONFIRMED',
    });
    expect(event?.stamp).toMatch(/^20\d\d-/);

    const params = { id: String(id) };
    await setup.person.call(plan.update, { params, body: { day: '2026-11-25' } });
    await setup.person.call(plan.update, { params, body: { state: 'skipped' } });
    expect(eventsOf(String((await read(path)).body))).toMatchObject([
      { uid: event?.uid, sequence: 2, day: '2026-11-25', status: 'CANCELLED' },
    ]);
  });

  test('is only at the address of this kitchen, until it is replaced or withdrawn', async () => {
    expect(await setup.person.call(plan.calendar)).toEqual({ path: null });
    const first = await share();
    expect(await setup.person.call(plan.calendar)).toEqual({ path: first });
    const second = await share();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    const other = await setup.newPerson();
    expect(await other.call(plan.calendar)).toEqual({ path: null });
    for (const wrong of [
      second.replace(/\d+-/, '999999-'),
      second.replace(/-.*/, `-${'a'.repeat(43)}.ics`),
      '/api/calendars/x',
    ])
      expect((await read(wrong)).status).toBe(404);
    await setup.person.call(plan.withdrawCalendar);
    expect((await read(second)).status).toBe(404);
  });
});
