import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/client.ts';
import type { CatalogueService } from './catalogue-schema.ts';
import { deactivateOthers, listKeyedServices, lockCatalogue, putService } from './service-queries.ts';

/** What an import did, in names of services. */
export interface CatalogueChanges {
  readonly added: string[];
  readonly changed: string[];
  readonly unchanged: string[];
  /** Not in the file any more, or inactive in it. */
  readonly deactivated: string[];
  /** Were not sold before, and are again. */
  readonly reactivated: string[];
}

/** Makes the stored catalogue what the file says, whole or not at all; what is no longer in it is deactivated. */
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

/** Stores the first catalogue; does nothing once there is any. Whether it had to. */
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
  const changes: CatalogueChanges = {
    added: [],
    changed: [],
    unchanged: [],
    deactivated: [],
    reactivated: [],
  };
  for (const [position, service] of services.entries()) {
    changes[outcomeOf(before.get(service.key), service)].push(service.name);
    await putService(tx, service, position, now);
  }
  const gone = await deactivateOthers(
    tx,
    services.map(({ key }) => key),
    now,
  );
  return { ...changes, deactivated: [...changes.deactivated, ...gone] };
}

/** What an import does to one service. Whether it is sold says more than what else has changed of it. */
function outcomeOf(
  earlier: { readonly isActive: boolean } | undefined,
  service: CatalogueService,
): keyof CatalogueChanges {
  if (!earlier) return 'added';
  if (earlier.isActive !== service.isActive) return service.isActive ? 'reactivated' : 'deactivated';
  return isDeepStrictEqual(earlier, service) ? 'unchanged' : 'changed';
}
