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

/** Descriptions that are rarely meant in a search for a meal. */
const ODD_DESCRIPTIONS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\bbaby\s?food|\binfant|\btoddler|\bbaby\b|\bhuman milk|\bmilk, human/i, 60],
  [/\bformulated bar|\bmeal supplement|\bnutritional (?:drink|shake|powder)|\bprotein supplement/i, 20],
  [/\((?:apache|navajo|hopi|southwest|alaska native|northern plains|shoshone)/i, 30],
  [/\balaska native|\bcommodity|\bschool lunch|\busda\b|\bindustrial|\bfor use\b|\b0% moisture/i, 20],
  [/\bNS as to\b|\bpart not specified|\bguideline/i, 8],
  [/\bimitation|\bsubstitute|\banalog|\bdehydrated|\bfreeze-dried|\bunprepared|\bdry mix|\bpowder/i, 8],
  [/\bmcdonald|\bburger king|\bwendy|\bkfc\b|\btaco bell|\bsubway|\bpizza hut|\bpopeyes|\bdenny/i, 12],
  [/\b(?:feet|tail|neck|skin|meatless|glutinous|sheep|malted|creamed)\b/i, 6],
  [/\bfast foods?,|\brestaurant\b|\bfrom fast food/i, 6],
  [/\bseparable fat|\bseparable lean|\bby-products|\bmechanically|\bskin only|\bgiblets/i, 6],
  [/\bwhale\b|\bseal\b|\bwalrus|\bcaribou|\bemu\b|\bostrich|\bmuskrat|\bbear\b|\bbeaver/i, 12],
];

/** A word in capitals is a brand: KRAFT, McDONALD'S. */
const CAPITALS = /\b(?!NFS\b|NS\b|USDA\b|UHT\b|BBQ\b|UPC\b|MCT\b)[A-Z][A-Z'’&-]{3,}\b/;
const BRAND_IN_NAME = 25;

/** How far a food is from what people usually mean by a plain name. 0 is a plain food of the built-in table. */
export function rarity(description: string, dataSet: DataSet): number {
  const odd = ODD_DESCRIPTIONS.reduce(
    (sum, [pattern, cost]) => sum + (pattern.test(description) ? cost : 0),
    0,
  );
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
