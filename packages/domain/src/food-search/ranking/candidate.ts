import type { FoodNutrients } from '../../foods/food.ts';
import { isServedDish } from '../../foods/served/served-table.ts';
import { foodByShownName } from '../../foods/shown-name.ts';
import type { DataSet } from '../../foods/usda/data-set.ts';
import { type NameParts, nameParts } from '../words/name-parts.ts';
import { type SearchWord, searchWords } from '../words/words.ts';
import { COMMONNESS } from './common-foods.ts';
import { rarity } from './rarity.ts';

/** The stored facts of a food that ranking reads. */
export interface FoodFacts {
  readonly per100g: FoodNutrients;
  readonly fdcId: number;
  readonly dataSet: DataSet;
  /** The shown name first, then other names. */
  readonly names: readonly string[];
  readonly brand: string | null;
  /** Compact keys of the names that mean exactly this food; the shown name's key comes first. */
  readonly keys: readonly string[];
}

/** A name with its words. */
export interface CandidateName {
  readonly parts: NameParts;
  /** The words of the name, then those of the brand. */
  readonly words: readonly SearchWord[];
}

/** A food to rank. What its names say does not depend on the query, so it is read once. */
export interface Candidate extends FoodFacts {
  readonly readNames: readonly CandidateName[];
  readonly rarity: number;
  /** 2 is everyday, 1 common, 0 anything else. */
  readonly commonness: 0 | 1 | 2;
  /** A dish as one kitchen or restaurant serves it. */
  readonly isServed: boolean;
}

/** Reads the names of a food to rank. */
export function toCandidate<Facts extends FoodFacts>(facts: Facts): Facts & Candidate {
  const { names, brand, dataSet, fdcId } = facts;
  const [shown = ''] = names;
  const brandWords = brand === null ? [] : searchWords(brand);
  const readNames = names.map((name) => {
    const parts = nameParts(name);
    return { parts, words: brandWords.length === 0 ? parts.words : [...parts.words, ...brandWords] };
  });
  const isBuiltin = dataSet === 'builtin';
  return {
    ...facts,
    readNames,
    rarity: rarity(shown, dataSet),
    commonness: isBuiltin ? (COMMONNESS.get(foodByShownName().get(shown)?.name ?? '') ?? 0) : 0,
    isServed: isServedDish(fdcId),
  };
}
