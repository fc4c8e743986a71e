import { searchDocument } from '@game-plan/domain/food-search/ranking/search-document';
import { searchWords } from '@game-plan/domain/food-search/words/words';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { brandName, readableName } from '@game-plan/domain/foods/usda/names';
import { keptNutrientId } from '@game-plan/domain/foods/usda/nutrients';
import { labelServing, usdaPortion } from '@game-plan/domain/foods/usda/portion';
import { readGtin } from '@game-plan/domain/packaged-products/gtin';
import type { ReadField } from './csv-table.ts';

export type ImportedSet = Exclude<DataSet, 'builtin'>;

/**
 * The data types of food.csv that are foods. The others are samples and purchases that Foundation Foods are based on.
 */
const SET_OF_TYPE: Readonly<Record<string, ImportedSet>> = {
  foundation_food: 'foundation',
  sr_legacy_food: 'sr_legacy',
  survey_fndds_food: 'fndds',
  branded_food: 'branded',
};

const LARGEST_ID = 2_147_483_647;

/** Parses an id; undefined if it is not one, as such a row belongs to no food. */
function idOf(text: string): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined;
}

/** More than any real amount, such as micrograms in a package; larger ones are mistakes. */
const LARGEST_AMOUNT = 1e9;

/** '' means 'not measured', not 0. */
function amountOf(text: string): number | undefined {
  const amount = text.trim() === '' ? Number.NaN : Number(text);
  return amount >= 0 && amount <= LARGEST_AMOUNT ? amount : undefined;
}

/**
 * USDA's longest description has about 240 characters. Longer texts are not names, and would have thousands of words.
 */
const NAME_CHARACTERS_MAX = 1000;
const shortOf = (text: string) => (text.length > NAME_CHARACTERS_MAX ? '' : text);

/** Converts a row of food.csv; `onFood` is called for each food that is kept. */
export function foodLine(read: ReadField, onFood: (dataSet: ImportedSet) => void): string | null {
  const type = read('data_type');
  const dataSet = Object.hasOwn(SET_OF_TYPE, type) ? SET_OF_TYPE[type] : undefined;
  const fdcId = idOf(read('fdc_id'));
  const name = readableName(shortOf(read('description')));
  if (dataSet === undefined || fdcId === undefined || name === '') return null;
  onFood(dataSet);
  const { words, keys, head, plainness } = searchDocument({ names: [name], brand: null, dataSet });
  return copyLine([fdcId, dataSet, name, words, keys, head, plainness]);
}

/**
 * Converts a row of foundation_food.csv, which lists the current Foundation Foods; food.csv also has their former
 * versions.
 */
export function currentLine(read: ReadField): string | null {
  const fdcId = idOf(read('fdc_id'));
  return fdcId === undefined ? null : copyLine([fdcId]);
}

/** Converts a row of food_nutrient.csv; most rows are nutrients that are not kept. */
export function nutrientLine(read: ReadField): string | null {
  const nutrientId = keptNutrientId(read('nutrient_id'));
  if (nutrientId === undefined) return null;
  const fdcId = idOf(read('fdc_id'));
  const amount = amountOf(read('amount'));
  return fdcId === undefined || amount === undefined ? null : copyLine([fdcId, nutrientId, amount]);
}

const PLACE_OF_UNNUMBERED = 1000;

/** Converts a row of food_portion.csv; `measures` maps ids to names from measure_unit.csv. */
export function portionLine(read: ReadField, measures: ReadonlyMap<string, string>): string | null {
  const fdcId = idOf(read('fdc_id'));
  const grams = amountOf(read('gram_weight'));
  if (fdcId === undefined || grams === undefined) return null;
  const measure = measures.get(read('measure_unit_id')) ?? null;
  // FNDDS has the text in portion_description and an internal code in modifier.
  const modifier = shortOf(read('modifier'));
  const text = shortOf(read('portion_description')) || (/^\d*$/.test(modifier) ? '' : modifier);
  const portion = usdaPortion({ amount: amountOf(read('amount')) ?? null, measure, text, grams });
  if (portion === undefined) return null;
  return copyLine([fdcId, idOf(read('seq_num')) ?? PLACE_OF_UNNUMBERED, portion.unit, portion.grams]);
}

/** Converts a row of branded_food.csv; a serving in millilitres has no known weight. */
export function productLine(read: ReadField): string | null {
  const fdcId = idOf(read('fdc_id'));
  if (fdcId === undefined) return null;
  const brand = brandName(shortOf(read('brand_name')), shortOf(read('brand_owner')));
  const words = searchWords(brand ?? '').flatMap(({ forms }) => forms);
  const gtin = codeOf(shortOf(read('gtin_upc')));
  const serving = servingOf(read);
  return copyLine([fdcId, gtin, brand, words, serving?.unit ?? null, serving?.grams ?? null]);
}

/**
 * The barcode as fourteen digits. A code with a wrong check digit is kept as it is, so that its entries still count as
 * one product.
 */
function codeOf(written: string): string | null {
  const reading = readGtin(written);
  return 'gtin' in reading ? reading.gtin : written.replace(/^0+/, '') || null;
}

function servingOf(read: ReadField) {
  return labelServing({
    size: amountOf(read('serving_size')),
    unit: read('serving_size_unit'),
    household: shortOf(read('household_serving_fulltext')),
  });
}

type CopyValue = string | number | null | readonly string[];

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line of PostgreSQL's COPY in its text format. */
function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(field).join('\t')}\n`;
}

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return escaped(typeof value === 'string' ? value : arrayLiteral(value));
}

function escaped(text: string): string {
  return text.replaceAll('\0', '').replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}

function arrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
