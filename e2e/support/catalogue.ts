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

interface SoldService {
  readonly customizationOptions: ReadonlyArray<{
    readonly name: string;
    readonly isRequired?: boolean;
    readonly options?: readonly string[];
  }>;
}

/** The first value of every option that has to be chosen, for a call that puts the service into a cart. */
export const requiredChoices = ({ customizationOptions }: SoldService): Record<string, unknown> =>
  Object.fromEntries(
    customizationOptions.flatMap(({ name, isRequired, options }) =>
      isRequired ? [[name, options?.[0]]] : [],
    ),
  );
