import { cents } from '@game-plan/domain/pricing/cents';
import type { PricedService } from '@game-plan/domain/pricing/priced-service';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { services } from '#db/schema/shop/services.ts';

/** A service with its prices in cents. */
export interface StoredService extends PricedService {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly category: string;
  /** Minutes. */
  readonly duration: number | null;
  readonly isActive: boolean;
  readonly features: string[];
  readonly imageUrl: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A service of the catalogue, identified by `key`. */
export interface KeyedService extends Omit<StoredService, 'id' | 'createdAt' | 'updatedAt'> {
  readonly key: string;
}

function toService({ key, position, basePriceCents, ...row }: typeof services.$inferSelect): StoredService {
  return { ...row, basePrice: cents(basePriceCents) };
}

/** The services on sale, in the catalogue's order. */
export async function listActiveServices(db: Database): Promise<StoredService[]> {
  const rows = await db
    .select()
    .from(services)
    .where(eq(services.isActive, true))
    .orderBy(asc(services.position), asc(services.id));
  return rows.map(toService);
}

/** The services with these ids, active or not. */
export async function findServices(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, StoredService>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(services)
    .where(inArray(services.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toService(row)]));
}

/** The key of our advisory lock, an arbitrary number: imports and concurrent starts wait for each other. */
const CATALOGUE_LOCK = 7_306_294;

/** Locks the catalogue until the transaction ends. */
export async function lockCatalogue(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
}

/** All services by key, including inactive ones. */
export async function listKeyedServices(tx: Database): Promise<Map<string, KeyedService>> {
  const rows = await tx.select().from(services).orderBy(asc(services.position), asc(services.id));
  return new Map(
    rows.map((row) => {
      const { id, createdAt, updatedAt, ...service } = toService(row);
      return [row.key, { key: row.key, ...service }];
    }),
  );
}

/** Inserts the service at its position in the catalogue, or updates the one with its key. */
export async function putService(
  tx: Database,
  { basePrice, customizationOptions, ...service }: KeyedService,
  position: number,
  now: Date,
): Promise<void> {
  const fields = {
    ...service,
    position,
    basePriceCents: basePrice,
    customizationOptions: [...customizationOptions],
    updatedAt: now,
  };
  await tx
    .insert(services)
    .values({ ...fields, createdAt: now })
    .onConflictDoUpdate({ target: services.key, set: fields });
}

/** Deactivates every service without one of these keys. Carts and orders still refer to them. */
export async function deactivateOthers(tx: Database, keys: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .update(services)
    .set({ isActive: false, updatedAt: now })
    .where(and(eq(services.isActive, true), notInArray(services.key, [...keys])))
    .returning({ name: services.name });
  return rows.map(({ name }) => name);
}
