import { Writable } from 'node:stream';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseConnection } from '#db/client.ts';
import { type ReadField, streamCsv } from './csv-table.ts';
import type { Download, DownloadFile } from './download.ts';
import { FoodImportError } from './food-import-error.ts';
import {
  currentLine,
  foodLine,
  type ImportedSet,
  nutrientLine,
  portionLine,
  productLine,
} from './food-rows.ts';
import type { Progress } from './progress.ts';

interface Staging {
  readonly connection: DatabaseConnection;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

interface Part {
  readonly file: DownloadFile;
  readonly table: string;
  readonly columns: readonly string[];
  readonly toText: (read: ReadField) => string | null;
}

/** Loads a download into temporary tables. Returns its sets with their numbers of foods. */
export async function stageDownload(
  { files }: Download,
  staging: Staging,
): Promise<ReadonlyMap<ImportedSet, number>> {
  const { food, nutrients } = requiredFiles(files);
  const portions = files.get('food_portion.csv');
  const products = files.get('branded_food.csv');
  const current = files.get('foundation_food.csv');
  staging.progress.start([food, nutrients, portions, products, current].filter((file) => file !== undefined));
  await staging.connection.query(STAGING_TABLES);

  const sets = new Map<ImportedSet, number>();
  const count = (set: ImportedSet) => sets.set(set, (sets.get(set) ?? 0) + 1);
  await copy(staging, {
    file: food,
    table: 'import_foods',
    columns: ['fdc_id', 'data_type', 'description'],
    toText: (read) => foodLine(read, count),
  });
  requireFoods(sets, products !== undefined);

  const columns = ['fdc_id', 'nutrient_id', 'amount'];
  await copy(staging, { file: nutrients, table: 'import_nutrients', columns, toText: nutrientLine });
  if (portions) {
    const measures = await readMeasures(files, staging.signal);
    await copy(staging, {
      file: portions,
      table: 'import_portions',
      columns: ['fdc_id', 'gram_weight'],
      toText: (read) => portionLine(read, measures),
    });
  }
  if (products) {
    const table = 'import_products';
    await copy(staging, { file: products, table, columns: ['fdc_id', 'brand_owner'], toText: productLine });
  }
  if (current) {
    await copy(staging, { file: current, table: 'import_current', columns: ['fdc_id'], toText: currentLine });
  }
  await staging.connection.query(INDEX_STAGING_TABLES);
  return sets;
}

function requiredFiles(files: Download['files']): { food: DownloadFile; nutrients: DownloadFile } {
  const food = files.get('food.csv');
  const nutrients = files.get('food_nutrient.csv');
  if (food === undefined) {
    throw new FoodImportError(
      'There is no food.csv in it. Give a CSV download of USDA FoodData Central ' +
        '(https://fdc.nal.usda.gov/download-datasets), not the JSON one, packed or unpacked.',
    );
  }
  if (nutrients === undefined) {
    throw new FoodImportError(
      'The download is not complete: food_nutrient.csv, which holds the calories, is missing. Unpack all of its files.',
    );
  }
  return { food, nutrients };
}

function requireFoods(sets: ReadonlyMap<ImportedSet, number>, hasProducts: boolean): void {
  if (sets.size === 0) {
    throw new FoodImportError(
      'food.csv holds no food of SR Legacy, Foundation, FNDDS or Branded. Other sets of FoodData Central are not read.',
    );
  }
  if (sets.has('branded') && !hasProducts) {
    throw new FoodImportError(
      'The download is not complete: branded_food.csv, which holds the brands, is missing.',
    );
  }
}

async function copy({ connection, progress, signal }: Staging, part: Part): Promise<void> {
  progress.next(part.file);
  const target = connection.query(copyFrom(`copy ${part.table} from stdin`));
  await streamCsv({ ...part, onBytes: (count) => progress.add(count), signal }, target);
}

/** The measure id that means 'see the portion's own text'. */
const UNDETERMINED = '9999';

/** USDA has about 120 measures, and the longest name has 24 characters. */
const MEASURES_MAX = 10_000;
const NAME_CHARACTERS_MAX = 200;

/** Reads measure_unit.csv, a short file, as names by id. If it is missing, portions have only their own text. */
async function readMeasures(
  files: Download['files'],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const measures = new Map<string, string>();
  const file = files.get('measure_unit.csv');
  if (file === undefined) return measures;
  await streamCsv(
    {
      file,
      columns: ['id', 'name'],
      toText(read) {
        const [id, name] = [read('id'), read('name').trim()];
        if (id === UNDETERMINED || Math.max(id.length, name.length) > NAME_CHARACTERS_MAX) return null;
        if (measures.size >= MEASURES_MAX) {
          throw new FoodImportError(`${file.name} has more than ${MEASURES_MAX} measures.`);
        }
        measures.set(id, name);
        return null;
      },
      onBytes: () => undefined,
      signal,
    },
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return measures;
}

/**
 * Staging tables for a download before its sets replace those in `foods`. They are temporary: they belong to one
 * connection, are not written to the WAL, and disappear with the connection however the import ends.
 */
const STAGING_TABLES = `
  create temporary table import_foods (
    fdc_id integer, data_set text, name text, words text[], keys text[], head text, plainness integer
  );
  create temporary table import_current (fdc_id integer);
  create temporary table import_nutrients (fdc_id integer, nutrient_id smallint, amount double precision);
  create temporary table import_portions (
    fdc_id integer, place integer, unit text, grams double precision
  );
  create temporary table import_products (fdc_id integer, gtin text, brand text, words text[], unit text, grams double precision);
`;

const INDEX_STAGING_TABLES = `
  create index on import_products (gtin, fdc_id);
  create index on import_products (fdc_id);
  analyze import_foods;
  analyze import_current;
  analyze import_nutrients;
  analyze import_portions;
  analyze import_products;
`;
