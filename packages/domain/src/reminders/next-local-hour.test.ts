import { describe, expect, test } from 'vitest';
import { dayInZone, isTimeZone } from '../time-zones.ts';
import { nextLocalHour } from './next-local-hour.ts';

describe('the next time that a clock shows an hour', () => {
  test.each([
    ['on the same day', '2026-11-29T06:00:00Z', 8, 'Europe/Berlin', '2026-11-29T07:00:00Z'],
    ['never at the moment itself', '2026-11-29T07:00:00Z', 8, 'Europe/Berlin', '2026-11-30T07:00:00Z'],
    ['at midnight', '2026-11-29T12:00:00Z', 0, 'Europe/Berlin', '2026-11-29T23:00:00Z'],
    ['skipped in spring', '2027-03-27T12:00:00Z', 2, 'Europe/Berlin', '2027-03-28T01:00:00Z'],
    ['after the skipped one', '2027-03-28T01:00:00Z', 2, 'Europe/Berlin', '2027-03-29T00:00:00Z'],
    ['before a skipped one', '2027-03-27T12:00:00Z', 1, 'Europe/Berlin', '2027-03-28T00:00:00Z'],
    ['on the day of a skipped one', '2027-03-27T12:00:00Z', 8, 'Europe/Berlin', '2027-03-28T06:00:00Z'],
    ['shown twice: the first', '2026-10-24T12:00:00Z', 2, 'Europe/Berlin', '2026-10-25T00:00:00Z'],
    ['shown twice: not again', '2026-10-25T00:00:00Z', 2, 'Europe/Berlin', '2026-10-26T01:00:00Z'],
    ['on the day of a doubled one', '2026-10-24T12:00:00Z', 8, 'Europe/Berlin', '2026-10-25T07:00:00Z'],
    ['skipped in America', '2027-03-13T20:00:00Z', 2, 'America/New_York', '2027-03-14T07:00:00Z'],
    ['doubled in America', '2026-10-31T20:00:00Z', 1, 'America/New_York', '2026-11-01T05:00:00Z'],
    ['by half an hour', '2026-10-03T12:00:00Z', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['at a skipped midnight', '2026-09-05T12:00:00Z', 0, 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['11 hours behind', '2026-11-29T12:00:00Z', 8, 'Pacific/Pago_Pago', '2026-11-29T19:00:00Z'],
    ['14 hours ahead', '2026-11-29T12:00:00Z', 8, 'Pacific/Kiritimati', '2026-11-29T18:00:00Z'],
    ['on quarters of an hour', '2026-11-29T12:00:00Z', 8, 'Asia/Kathmandu', '2026-11-30T02:15:00Z'],
    ['on a day that was left out', '2011-12-30T09:00:00Z', 8, 'Pacific/Apia', '2011-12-30T18:00:00Z'],
  ])('%s', (_, after, hour, timeZone, next) => {
    expect(nextLocalHour(new Date(after), hour, timeZone)).toEqual(new Date(next));
  });

  test.each(['Europe/Berlin', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/Santiago', 'Africa/Cairo'])(
    'comes once on each day of a year in %s, whichever hour it is',
    (timeZone) => {
      for (let hour = 0; hour < 24; hour += 1) {
        const days: string[] = [];
        let moment = new Date('2026-06-01T00:00:00Z');
        while (days.length < 365) {
          moment = nextLocalHour(moment, hour, timeZone);
          days.push(dayInZone(moment, timeZone));
        }
        expect(new Set(days).size).toBe(365);
        expect((Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / 86_400_000).toBe(364);
      }
    },
  );
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%j names a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
