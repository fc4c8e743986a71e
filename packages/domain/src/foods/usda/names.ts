import { FIRST_OWN_ID } from '@game-plan/lexicon/own-id';
import type { DataSet } from './data-set.ts';

const LONGEST_NAME = 300;

/** An administrative note in USDA's names. */
const PROGRAM = /\(Includes foods for USDA's Food Distribution Program\)/i;

/** Changes a name in capitals ('CHEDDAR CHEESE, SHARP') to sentence case; other names keep their case. */
export function readableName(name: string): string {
  const tidy = name.replace(PROGRAM, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (/\p{Ll}/u.test(tidy)) return tidy;
  return tidy.slice(0, 1).toUpperCase() + tidy.slice(1).toLowerCase();
}

/** The brand name, otherwise the brand's owner; null if there is neither. */
export function brandName(brand: string | undefined, owner: string | undefined): string | null {
  const named = [brand, owner].map((name) => name?.trim()).find((name) => name !== undefined && name !== '');
  return named === undefined ? null : titleCase(readableName(named));
}

function titleCase(name: string): string {
  return name.replace(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
}

const NAMES: Readonly<Record<Exclude<DataSet, 'builtin'>, string>> = {
  foundation: 'USDA Foundation',
  sr_legacy: 'USDA SR Legacy',
  fndds: 'USDA FNDDS',
  branded: 'USDA Branded',
};

/**
 * The ids of the two sets that were published as one block each. Those of Foundation Foods are outside these blocks.
 */
const SR_LEGACY_IDS = { first: 167_512, last: 175_304 };
const FNDDS_IDS = { first: 2_705_384, last: 2_710_814 };

/** The source of a food's figures for display; for the built-in table, the data set that its id belongs to. */
export function sourceName(dataSet: DataSet, fdcId: number): string {
  if (fdcId >= FIRST_OWN_ID) return 'Recipe of USDA foods';
  return NAMES[dataSet === 'builtin' ? setOfId(fdcId) : dataSet];
}

function setOfId(fdcId: number): Exclude<DataSet, 'builtin'> {
  const isIn = ({ first, last }: { first: number; last: number }) => fdcId >= first && fdcId <= last;
  if (isIn(SR_LEGACY_IDS)) return 'sr_legacy';
  return isIn(FNDDS_IDS) ? 'fndds' : 'foundation';
}
