import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { activityTime } from './activity-time.ts';

/** Half past ten in London: late on the 19th at UTC-11, already the 21st at UTC+14. */
const NOW = new Date('2026-11-20T10:30:00Z');

afterEach(() => vi.unstubAllEnvs());

describe.each([
  [
    'Pacific/Pago_Pago',
    [
      ['2026-11-20T10:29:00Z', '11:29 PM'],
      ['2026-11-19T11:00:00Z', '12:00 AM'],
      ['2026-11-19T10:59:00Z', 'Yesterday, 11:59 PM'],
      ['2026-11-18T10:59:00Z', 'Nov 17, 11:59 PM'],
    ],
  ],
  [
    'UTC',
    [
      ['2026-11-20T00:05:00Z', '12:05 AM'],
      ['2026-11-19T23:59:00Z', 'Yesterday, 11:59 PM'],
      ['2026-11-18T12:40:00Z', 'Nov 18, 12:40 PM'],
      ['2025-12-31T09:02:00Z', 'Dec 31, 2025, 9:02 AM'],
    ],
  ],
  [
    'Pacific/Kiritimati',
    [
      ['2026-11-20T10:00:00Z', '12:00 AM'],
      ['2026-11-20T09:59:00Z', 'Yesterday, 11:59 PM'],
      ['2026-11-19T09:59:00Z', 'Nov 19, 11:59 PM'],
    ],
  ],
])('in time zone %s', (zone, times) => {
  test.each(times)('%s reads %s', (at, words) => {
    vi.stubEnv('TZ', zone);
    expect(activityTime(new Date(at), localCalendarDay(NOW))).toBe(words);
  });
});
