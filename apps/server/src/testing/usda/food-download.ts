import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** CSV files by name, each with a header and rows; every field is quoted, as in USDA's files. */
export type CsvFiles = Readonly<Record<string, ReadonlyArray<readonly (string | number)[]>>>;

export const FOOD_HEADER = ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'];
export const NUTRIENT_HEADER = ['id', 'fdc_id', 'nutrient_id', 'amount', 'data_points'];
export const PORTION_HEADER = [
  'id',
  'fdc_id',
  'seq_num',
  'amount',
  'measure_unit_id',
  'portion_description',
  'modifier',
  'gram_weight',
];
export const BRANDED_HEADER = [
  'fdc_id',
  'brand_owner',
  'brand_name',
  'gtin_upc',
  'serving_size',
  'serving_size_unit',
  'household_serving_fulltext',
];
export const MEASURES = [
  ['id', 'name'],
  [1000, 'cup'],
  [1001, 'tablespoon'],
  [9999, 'undetermined'],
] as const;

const toCsv = (rows: ReadonlyArray<readonly (string | number)[]>): string =>
  rows.map((row) => `${row.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(',')}\n`).join('');

/** Writes the files into a new folder. */
export async function writeDownload(folder: string, files: CsvFiles): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, rows] of Object.entries(files)) await writeFile(join(folder, name), toCsv(rows));
  return folder;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const VERSION = 20;

/** Packs the files as USDA does, in one folder inside the zip (PKWARE APPNOTE 4.3). */
export async function writeZip(path: string, files: CsvFiles): Promise<string> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [file, rows] of Object.entries(files)) {
    const name = Buffer.from(`FoodData_Central_csv/${file}`);
    const content = Buffer.from(toCsv(rows));
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([uint32(LOCAL), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([uint32(CENTRAL), Buffer.from([VERSION, 0]), common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  await writeFile(path, Buffer.concat([...parts, central, uint32(END), end]));
  return path;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
