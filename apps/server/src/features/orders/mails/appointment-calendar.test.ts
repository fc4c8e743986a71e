import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { expect, test } from 'vitest';
import { instantIn } from './appointment-calendar.ts';

test.each([
  ['2027-01-15T14:30', 'Europe/Berlin', '2027-01-15T13:30:00.000Z'],
  ['2027-07-15T14:30', 'Europe/Berlin', '2027-07-15T12:30:00.000Z'],
  ['2027-07-15T14:30', 'America/Los_Angeles', '2027-07-15T21:30:00.000Z'],
  ['2027-01-01T00:15', 'Pacific/Kiritimati', '2026-12-31T10:15:00.000Z'],
  ['2027-01-01T23:45', 'Pacific/Pago_Pago', '2027-01-02T10:45:00.000Z'],
  ['2027-02-03T09:00', 'Asia/Kolkata', '2027-02-03T03:30:00.000Z'],
  ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  // Skipped in spring.
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
])('%s in %s is %s', (time, timeZone, instant) => {
  expect(instantIn(time as LocalTime, timeZone).toISOString()).toBe(instant);
});
