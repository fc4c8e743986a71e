import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/client.ts';
import type { CatalogueService } from './catalogue-schema.ts';
import { deactivateOthers, listKeyedServices, lockCatalogue, putService } from './service-queries.ts';

/** The result of an import, by names of services. */
export interface CatalogueChanges {
  readonly added: string[];
  readonly changed: string[];
  readonly unchanged: string[];
  readonly deactivated: string[];
}

/** Replaces the stored catalogue in one transaction; services missing from the file are deactivated. */
export function storeCatalogue(
  db: Database,
  services: readonly CatalogueService[],
  now: Date,
): Promise<CatalogueChanges> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    return writeCatalogue(tx, services, now);
  });
}

/** Stores the first catalogue unless there is one. Returns whether it did. */
export function storeFirstCatalogue(
  db: Database,
  services: readonly CatalogueService[],
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if ((await listKeyedServices(tx)).size > 0) return false;
    await writeCatalogue(tx, services, now);
    return true;
  });
}

async function writeCatalogue(
  tx: Database,
  services: readonly CatalogueService[],
  now: Date,
): Promise<CatalogueChanges> {
  const before = await listKeyedServices(tx);
  const added: string[] = [];
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [position, service] of services.entries()) {
    const earlier = before.get(service.key);
    const outcome = !earlier ? added : isDeepStrictEqual(earlier, service) ? unchanged : changed;
    outcome.push(service.name);
    await putService(tx, service, position, now);
  }
  const deactivated = await deactivateOthers(
    tx,
    services.map(({ key }) => key),
    now,
  );
  return { added, changed, unchanged, deactivated };
}
