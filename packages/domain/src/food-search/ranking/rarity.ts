import words from '@game-plan/lexicon/searches.json' with { type: 'json' };
import { plainWords } from '../../foods/food-name.ts';
import { wordsSayOneOf } from '../../foods/phrases-in.ts';
import type { DataSet } from '../../foods/usda/data-set.ts';
import type { NameParts } from '../words/name-parts.ts';

/** Plain foods of the built-in table come first, laboratory data before survey data, branded products last. */
const OF_SET: Readonly<Record<DataSet, number>> = {
  builtin: 0,
  foundation: 12,
  sr_legacy: 14,
  fndds: 15,
  branded: 30,
};

/** Descriptions that are rarely meant in a search for a meal, and what each costs. */
const RARELY_MEANT = Object.entries(words['rarely meant']).map(
  ([cost, phrases]) => [Number(cost), wordsSayOneOf(phrases)] as const,
);

/** A word in capitals is a brand: KRAFT, McDONALD'S. */
const CAPITALS = /\b(?!NFS\b|NS\b|USDA\b|UHT\b|BBQ\b|UPC\b|MCT\b)[A-Z][A-Z'’&-]{3,}\b/;
const BRAND_IN_NAME = 25;

/** How far a food is from what people usually mean by a plain name. 0 is a plain food of the built-in table. */
export function rarity(description: string, dataSet: DataSet): number {
  const said = plainWords(description);
  const odd = RARELY_MEANT.reduce((sum, [cost, isSaid]) => sum + (isSaid(said) ? cost : 0), 0);
  const hasBrand = dataSet !== 'branded' && CAPITALS.test(description);
  return OF_SET[dataSet] + odd + (hasBrand ? BRAND_IN_NAME : 0);
}

/** Rarity and length as one number. Of foods that fit a query equally well, the lowest is ranked first. */
export function plainnessOrder(
  description: string,
  { head, kind, rest }: NameParts,
  dataSet: DataSet,
): number {
  return rarity(description, dataSet) + 3 * head.length + 2 * kind.length + rest.length;
}
