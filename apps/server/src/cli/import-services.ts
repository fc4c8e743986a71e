import { readFile } from 'node:fs/promises';
import type { CatalogueService } from '#features/services/catalogue-schema.ts';
import { type CatalogueMistake, readCatalogue } from '#features/services/read-catalogue.ts';
import { type CatalogueChanges, storeCatalogue } from '#features/services/store-catalogue.ts';
import { type Call, defineCommand, runAsProcess, WrongCall } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Replaces the services on sale with those in a file.

  npm run services:import -- FILE

FILE is a JSON list of services, in the order in which they are shown. See apps/server/catalogue/services.json, which a new
installation starts with, for an example of every field:

  key                   small letters, digits and “-”; the next import recognises the service by it
  name                  at most 255 characters
  category              small letters, digits and “_”: meal_prep is shown as MEAL PREP
  basePrice             dollars with at most two decimals
  description, duration (minutes), imageUrl (https), features (a list of texts), isActive: optional
  customizationOptions  a list of { name, type, priceModifier }; type is
                          "boolean"  on adds priceModifier
                          "number"   adds priceModifier that many times
                          "select"   with a list "options": any of them adds priceModifier

A service with a known key is changed, a new one is added, and one that is missing from the file is no longer sold. Orders
keep what they have; a cart shows what has changed before checkout. If the file has any mistake, nothing is changed, and each
mistake is listed with its line. The server may be running.

DATABASE_URL and DATA_DIR work as they do for the server. Exit codes: 0 done, 1 not imported, 2 wrong arguments.`;

/** Why nothing was imported, in a message for the person who started it. */
class CatalogueError extends Error {}

async function readFileText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) throw new CatalogueError(`${path} is not text in UTF-8.`);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new CatalogueError(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new CatalogueError(`${path} is a folder, not a file.`);
    throw new CatalogueError(
      `${path} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readServices(path: string): Promise<CatalogueService[]> {
  const reading = readCatalogue(await readFileText(path));
  if (reading.kind === 'read') return reading.services;
  const count = reading.mistakes.length === 1 ? 'a mistake' : `${reading.mistakes.length} mistakes`;
  throw new CatalogueError(
    [`${path} has ${count}. Nothing was changed.`, ...reading.mistakes.map(describeMistake)].join('\n'),
  );
}

function describeMistake({ line, field, message }: CatalogueMistake): string {
  return `  line ${line}: ${field === '' ? 'the file' : field} ${message}`;
}

function describeChanges(changes: CatalogueChanges): string {
  const { added, changed, unchanged, deactivated, reactivated } = changes;
  const back = reactivated.length === 0 ? '' : `, ${reactivated.length} back on sale`;
  const named = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`  ${title}: ${names.join(', ')}`];
  return [
    `Services: ${added.length} added, ${changed.length} changed, ${unchanged.length} unchanged, ${deactivated.length} no longer sold${back}.`,
    ...named('Added', added),
    ...named('Changed', changed),
    ...named('No longer sold', deactivated),
    ...named('Back on sale', reactivated),
  ].join('\n');
}

async function importFrom(path: string, call: Call): Promise<CatalogueChanges> {
  const services = await readServices(path);
  return withDatabase(call, ({ client }) => storeCatalogue(client.db, services, new Date()));
}

export const importServices = defineCommand({
  help: HELP,
  usage: 'Name one file to import.',
  async run({ positionals: [path, ...others] }, call) {
    if (path === undefined || others.length > 0) throw new WrongCall();
    call.stdout.write(`${describeChanges(await importFrom(path, call))}\n`);
  },
  explain: (error) =>
    error instanceof CatalogueError ? error.message : explainFailure('The import failed', error),
});

if (import.meta.main) await runAsProcess(importServices);
