import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '#db/client.ts';
import { EmbeddedPostgresError } from '#db/embedded/embedded-postgres-error.ts';
import { migrateDatabase } from '#db/migrate.ts';
import type { CatalogueService } from '#features/services/catalogue-schema.ts';
import { type CatalogueMistake, readCatalogue } from '#features/services/read-catalogue.ts';
import { type CatalogueChanges, storeCatalogue } from '#features/services/store-catalogue.ts';
import { EnvironmentError, parseEnv } from '../env.ts';
import { openImportDatabase } from './food-import/open-import-database.ts';

const HELP = `Replaces the services that can be bought by those of a file.

  npm run services:import -- FILE

FILE is a JSON list of services in the order in which they are shown. apps/server/catalogue/services.json, with which a
new installation begins, is an example of all there is to say:

  key                   small letters, digits and “-”; an import knows a service again by it
  name                  at most 255 characters
  category              small letters, digits and “_”: meal_prep is shown as MEAL PREP
  basePrice             dollars with at most two decimals
  description, duration (minutes), imageUrl (https), features (a list of texts), isActive: may be left out
  customizationOptions  a list of { name, type, priceModifier }; type is
                          "boolean"  on adds priceModifier
                          "number"   adds priceModifier that many times
                          "select"   with a list "options": any of them adds priceModifier

A service of a known key is changed, a new one is added, one that is gone from the file is no longer sold. Carts and
orders keep what they have; a cart says what changed before it can be bought. With any mistake in the file nothing is
changed, and each is named with its line. The server may be running.

DATABASE_URL and DATA_DIR are read as by the server. Exit code: 0 done, 1 not imported, 2 called wrongly.`;

const DONE = 0;
const FAILED = 1;
const CALLED_WRONGLY = 2;

/** Why nothing was imported, in words for the person who started it. */
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

function describeChanges({ added, changed, unchanged, deactivated }: CatalogueChanges): string {
  const named = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`  ${title}: ${names.join(', ')}`];
  return [
    `Services: ${added.length} added, ${changed.length} changed, ${unchanged.length} unchanged, ${deactivated.length} no longer sold.`,
    ...named('Added', added),
    ...named('Changed', changed),
    ...named('No longer sold', deactivated),
  ].join('\n');
}

async function importFrom(path: string): Promise<CatalogueChanges> {
  const services = await readServices(path);
  const env = parseEnv();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openImportDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrateDatabase(database.url);
    const client = connectDatabase(database.url, (error) => log.warn({ err: error }, 'Lost a connection'));
    try {
      return await storeCatalogue(client.db, services, new Date());
    } finally {
      await client.close();
    }
  } finally {
    await database.stop();
  }
}

/** The sentence for a failure that we know, else all there is to it. */
function explain(error: unknown): string {
  if (error instanceof CatalogueError || error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof EnvironmentError) return `The configuration has a mistake.\n${error.message}`;
  return `The import failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function readPath(): string | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      process.exit(DONE);
    }
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}

const path = readPath();
if (path === undefined) {
  console.error(`Give one file to import.\n\n${HELP}`);
  process.exit(CALLED_WRONGLY);
}
try {
  console.log(describeChanges(await importFrom(path)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = FAILED;
}
