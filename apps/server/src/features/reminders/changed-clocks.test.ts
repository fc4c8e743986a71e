import { dayInZone } from '@game-plan/domain/time-zones';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#db/client.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { sendReminderJob } from '#db/jobs/reminder-jobs.ts';
import { poolAsDb } from '#testing/jobs/run-jobs.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { queueRemindersHandler } from './queue-reminders.ts';

const PEOPLE = 10_000;
/** They change their clocks on one of the two nights, by an hour or by half of one, or never. */
const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
];
const NEVER = new AbortController().signal;
const ATTEMPT = { isFirst: true, isLast: false, signal: NEVER };

function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}

describe.each([
  ['put forward in Europe', '2027-03-28'],
  ['put back in Europe', '2026-10-25'],
])('10,000 reminders in the night in which clocks are %s', { timeout: 180_000 }, (_, day) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.db.execute(sql`
      insert into users (username, password_hash, email)
      select 'person' || number, 'none', 'person' || number || '@example.org' from generate_series(1, ${PEOPLE}::integer) as number`);
    await app.db.execute(sql`
      insert into reminders (user_id, kinds, expiry_days, hour, time_zone, by_mail, next_at)
      select id, '{unlogged}', 1, id % 24, (${sql.param(ZONES)}::text[])[1 + id % ${ZONES.length}::integer], true,
        ${`${day}T00:00:00Z`}::timestamptz - interval '40 hours' from users`);
  });
  afterAll(() => app.close());

  /** Another copy of the app, with its own connections, which the database knows by its name. */
  async function openCopy(name: string, now: () => Date) {
    const { db, pool, close } = connectDatabase(named(app.databaseUrl, name), () => undefined);
    const jobs = await openJobQueue({ database: poolAsDb(pool), jobs: [], log: console });
    const { run } = queueRemindersHandler({ db, jobs, now });
    return {
      run: () => run({}, ATTEMPT),
      async close() {
        await jobs.stop();
        await close();
      },
    };
  }

  test('each person has one on each of their days, from two copies of which one is killed again and again', async () => {
    let now = new Date(`${day}T00:00:00Z`);
    const clock = () => now;
    const first = await openCopy('first copy', clock);
    const second = await openCopy('second copy', clock);
    let killed = 0;
    // From the day before to the day after, by the hour; at first all are put off to their own hours.
    for (let step = -24; step <= 40; step += 1) {
      now = new Date(Date.parse(`${day}T00:00:00Z`) + step * 3_600_000);
      const working = Promise.allSettled([first.run(), second.run()]);
      const { rows } = await app.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'first copy' and state <> 'idle'`);
      killed += rows.length;
      await working;
      // The job is run again, by whichever copy is left.
      await second.run();
    }
    await Promise.all([first.close(), second.close()]);

    const { rows: doubled } = await app.db.execute(sql`
      select data ->> 'userId' from pgboss.job where name = ${sendReminderJob.name}
      group by data ->> 'userId', data ->> 'day', data ->> 'kind' having count(*) > 1`);
    expect(doubled).toEqual([]);
    const { rows } = await app.db.execute<{ zone: string; day: string; people: number; of: number }>(sql`
      select time_zone as zone, data ->> 'day' as day, count(*)::integer as people,
        (select count(*)::integer from reminders as all_there where all_there.time_zone = reminders.time_zone) as of
      from pgboss.job join reminders on user_id = (data ->> 'userId')::integer
      where name = ${sendReminderJob.name} group by time_zone, data ->> 'day'`);
    for (const zone of ZONES) {
      const changed = rows.find((row) => row.zone === zone && row.day === day);
      expect([zone, changed?.people]).toEqual([zone, changed?.of]);
    }
    expect(rows.reduce((sum, row) => sum + (row.day === day ? row.people : 0), 0)).toBe(PEOPLE);
    expect(rows.map((row) => row.day).every((noted) => noted <= dayInZone(now, 'Pacific/Kiritimati'))).toBe(
      true,
    );
    expect(killed).toBeGreaterThan(0);
  });

  test('who is due is found by the index', async () => {
    const plan = await app.db.transaction(async (tx) => {
      await tx.execute(sql`analyze reminders`);
      const { rows } = await tx.execute(sql`
        explain select * from reminders where next_at <= ${`${day}T00:00:00Z`} order by next_at, user_id limit 500`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('reminders_next_idx');
    expect(plan).not.toContain('Seq Scan');
  });
});
