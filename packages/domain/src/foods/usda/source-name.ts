import { FIRST_OWN_ID } from '@game-plan/lexicon/own-id';
import type { DataSet } from './data-set.ts';

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
