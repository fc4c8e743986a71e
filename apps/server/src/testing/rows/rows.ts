import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { idempotencyKeys } from '#db/schema/people/idempotency-keys.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';
import { sessions } from '#db/schema/people/sessions.ts';
import { users } from '#db/schema/people/users.ts';
import { deleteAccount } from '#features/users/account-lock-queries.ts';
import { insertUser } from '#features/users/user-queries.ts';
import type { RateLimitRule } from '#http/limits/rate-limits.ts';
import { hoursEarlier } from '../database/moved-moment.ts';
import { kitchenOf } from './fill-owned-rows.ts';

/** Database states that no single API call creates, because they need time or another person. */

export async function deactivateUser(db: Database, username: string): Promise<void> {
  await db.update(users).set({ isActive: false }).where(eq(users.username, username));
}

export async function makeAdmin(db: Database, username: string): Promise<void> {
  await db.update(users).set({ role: 'admin' }).where(eq(users.username, username));
}

export async function deleteUser(db: Database, username: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  if (user) await db.transaction((tx) => deleteAccount(tx, user.id));
}

/** Deletes the account but leaves its sessions, as a sign-in concurrent with the deletion does. */
export async function deleteUserAlone(db: Database, username: string): Promise<void> {
  await db.delete(users).where(eq(users.username, username));
}

export function readIdempotencyKeys(db: Database) {
  return db.select().from(idempotencyKeys);
}

/** Simulates that the process died during every recorded change. */
export async function loseIdempotencyAnswers(db: Database): Promise<void> {
  await db.update(idempotencyKeys).set({ isDone: false, answer: null });
}

export function readSessions(db: Database) {
  return db.select().from(sessions);
}

/** Makes every session end at `instant`, regardless of its cookie. */
export async function endSessionsAt(db: Database, instant: Date): Promise<void> {
  await db.update(sessions).set({ expire: instant });
}

export async function expireInvitation(db: Database, id: number): Promise<void> {
  await db
    .update(userInvitations)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(userInvitations.id, id));
}

export function readAdminActions(db: Database) {
  return db.select().from(adminActions);
}

export async function forgetAdminActions(db: Database): Promise<void> {
  await db.delete(adminActions);
}

/** Ages all admin actions by an hour. */
export async function moveAdminActionsBack(db: Database): Promise<void> {
  await db.update(adminActions).set({ createdAt: hoursEarlier(adminActions.createdAt, 1) });
}

/** Ages all ingredients, and the log of the stock, by an hour. */
export async function moveIngredientsBack(db: Database): Promise<void> {
  await db.update(ingredients).set({ addedAt: hoursEarlier(ingredients.addedAt, 1) });
  await db.update(stockMovements).set({ at: hoursEarlier(stockMovements.at, 1) });
}

/** Inserts that many ingredients. */
export async function fillInventory(db: Database, userId: number, count: number): Promise<void> {
  await db.execute(sql`
    insert into ingredients (kitchen_id, added_by, name, category, quantity, unit)
    select ${await kitchenOf(db, userId)}, ${userId}, 'Thing ' || number, 'pantry', '1', 'piece' from generate_series(1, ${count}::integer) number`);
}

/** Inserts that many own foods for the newest user. */
export async function fillOwnFoods(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into own_foods (user_id, name, figures_for, portion_name, portion_measure, calories)
    select (select max(id) from users), 'Food ' || number, '100 g', 'portion', 'g', 90
    from generate_series(1, ${count}::integer) number`);
}

type Person = Pick<typeof users.$inferInsert, 'username' | 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Inserts accounts without a usable password, because hashing takes longer than the rest. */
export async function insertPeople(db: Database, people: readonly Person[]): Promise<void> {
  for (const person of people) await insertUser(db, { ...person, passwordHash: 'none' });
}

/**
 * Inserts people named crowd0, crowd1 and so on in one statement, for lists and searches: they have no kitchens.
 */
export async function insertCrowd(
  db: Database,
  count: number,
  { firstName = null, lastName = null, mailHost = null }: Crowd,
): Promise<void> {
  await db.execute(sql`
    insert into users (username, password_hash, first_name, last_name, email)
    select 'crowd' || number, 'none', ${firstName}, ${lastName}, 'crowd' || number || '@' || ${mailHost}::text
    from generate_series(0, ${count - 1}::integer) as number`);
}

interface Crowd {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** What follows the @ of their addresses; they have none without. */
  readonly mailHost?: string | null;
}

/** Counts the rows that belong to a user or name one, per table; tables without any are left out. */
export async function rowsOfUser(db: Database, userId: number): Promise<Record<string, number>> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'added_by', 'invited_by', 'used_by')`);
  const counts = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
      );
      return [table, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Counts transactions that are idle. */
export async function countOpenTransactions(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  return rows[0]?.count;
}

/** Cuts the connections of open transactions. */
export async function endOpenTransactions(db: Database): Promise<void> {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
}

/** Uses up the limits of all keys of a rule. */
export async function exhaustLimit(db: Database, rule: RateLimitRule): Promise<void> {
  await db.execute(sql`update rate_limits set points = 1000 where key like ${`${rule}:%`}`);
}

/** Adds attempts to all keys of a rule that have one already: each attempt to sign in would take a password hash. */
export async function addAttempts(db: Database, rule: RateLimitRule, attempts: number): Promise<void> {
  await db.execute(sql`
    update rate_limits set points = points + ${attempts} where key like ${`${rule}:%`}`);
}

/** Tables about sessions and attempts, and the thousands of foods, which belong to no user. */
const UNWATCHED = ['sessions', 'rate_limits', 'idempotency_keys', 'foods'];

/**
 * Notes every row that is added, changed or removed from now on, and returns the function that counts these notes. A
 * change that is rolled back takes its notes with it.
 */
export async function noteChanges(db: Database): Promise<() => Promise<number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public'`);
  await db.execute(sql`
    create table noted_changes (table_name text);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into noted_changes values (tg_table_name); return null; end $$`);
  for (const { name } of tables.filter((table) => !UNWATCHED.includes(table.name))) {
    const table = sql.identifier(name);
    await db.execute(sql`
      create trigger note_row after insert or delete on ${table} for each row execute function note_change();
      create trigger note_update after update on ${table} for each row
        when (old::text is distinct from new::text) execute function note_change()`);
  }
  return async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::integer as count from noted_changes`,
    );
    return rows[0]?.count ?? 0;
  };
}
