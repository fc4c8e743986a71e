import { PgBoss } from 'pg-boss';
import { query } from '../database/embedded-fixture.ts';

/**
 * What the minutes after a server's death bring to the jobs of the database at `url`: the dead worker is noticed, and
 * the wait for the next try is over.
 */
export async function letMinutesPass(url: string): Promise<void> {
  await query(
    url,
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  await query(url, 'update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.supervise();
  await boss.stop();
  await query(url, `update pgboss.job set start_after = now() where state = 'retry'`);
}
