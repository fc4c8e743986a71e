import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../apps/server/src/testing/processes/command.ts';
import type { AppServer } from './app-server.ts';
import { expect } from './fixtures.ts';

const COMMAND = join(import.meta.dirname, '../../apps/server/src/cli/import-services.ts');
const CATALOGUE = join(import.meta.dirname, '../../apps/server/catalogue/services.json');

interface CatalogueService {
  name: string;
  basePrice: number;
}

/** Imports the seeded catalogue with a change, beside the running app. */
export async function reimport(
  { dataDir }: AppServer,
  change: (services: CatalogueService[]) => CatalogueService[],
): Promise<void> {
  const path = join(dataDir, 'changed-services.json');
  const services: CatalogueService[] = JSON.parse(await readFile(CATALOGUE, 'utf8'));
  await writeFile(path, JSON.stringify(change(services)));
  expect(await runCommand(COMMAND, [path], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
}
