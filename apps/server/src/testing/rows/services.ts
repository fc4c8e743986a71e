import { eq } from 'drizzle-orm';
import { services } from '#db/schema/shop/services.ts';
import { catalogueSchema } from '#features/services/catalogue-schema.ts';
import { listActiveServices } from '#features/services/service-queries.ts';
import { type CatalogueChanges, storeCatalogue } from '#features/services/store-catalogue.ts';
import type { TestApp } from '../test-app.ts';

/** A service as in a catalogue file, with prices in dollars. */
export interface ServiceEntry {
  readonly key: string;
  readonly name: string;
  readonly basePrice: number;
  readonly category: string;
  readonly isActive?: boolean;
  readonly customizationOptions?: ReadonlyArray<{
    readonly name: string;
    readonly type: 'boolean' | 'number' | 'select';
    readonly priceModifier: number;
    readonly options?: readonly string[];
    readonly max?: number;
    readonly isRequired?: boolean;
  }>;
}

/** A service for $19.99 with an option of each type. */
export const TALK = {
  key: 'talk',
  name: 'A Talk',
  basePrice: 19.99,
  category: 'wellness',
  customizationOptions: [
    { name: 'Longer', type: 'boolean', priceModifier: 5 },
    { name: 'Guests', type: 'number', priceModifier: 2.5, max: 99 },
    { name: 'Place', type: 'select', priceModifier: 10, options: ['Here', 'There'] },
  ],
} as const satisfies ServiceEntry;

export const WALK = {
  key: 'walk',
  name: 'A Walk',
  basePrice: 0.05,
  category: 'wellness',
} as const satisfies ServiceEntry;

/** Replaces the app's catalogue by these services, as an admin's import does. */
export function stock(app: TestApp, entries: readonly ServiceEntry[]): Promise<CatalogueChanges> {
  return storeCatalogue(app.db, catalogueSchema.parse(entries), new Date());
}

/** The id of an active service. */
export async function serviceId(app: TestApp, name: string): Promise<number> {
  const found = (await listActiveServices(app.db)).find((service) => service.name === name);
  if (!found) throw new Error(`${name} is not sold`);
  return found.id;
}

/** Deletes services directly in the database, as only an operator could. */
export async function deleteServices(app: TestApp, name: string): Promise<void> {
  await app.db.delete(services).where(eq(services.name, name));
}
