import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '#db/client.ts';
import { readCatalogue } from './read-catalogue.ts';
import { storeFirstCatalogue } from './store-catalogue.ts';

/** The catalogue of a new installation. */
export const FIRST_CATALOGUE = fileURLToPath(new URL('../../../catalogue/services.json', import.meta.url));

/** Stores the first catalogue in a database that has never had a service. Returns whether it did. */
export async function seedServices(db: Database, now: Date): Promise<boolean> {
  const reading = readCatalogue(await readFile(FIRST_CATALOGUE, 'utf8'));
  if (reading.kind === 'wrong')
    throw new Error(`${FIRST_CATALOGUE} is wrong: ${JSON.stringify(reading.mistakes)}`);
  return storeFirstCatalogue(db, reading.services, now);
}
