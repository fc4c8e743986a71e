import { PgBoss } from 'pg-boss';
import { query } from '../database/embedded-fixture.ts';

/**
 * Simulates the minutes after a server's death for the jobs in the database at `url`: the dead worker is noticed, and
 * retry delays are over.
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
