/** One household unit and its weight. */
export interface UsdaPortion {
  readonly unit: string;
  readonly grams: number;
}

interface Described {
  /** How many of the measure weigh `grams` together. */
  readonly amount: number | null;
  /** The name of the measure, if the source has one: 'cup'. */
  readonly measure: string | null;
  /** Additional text: 'chopped'; or the unit with its count: '1 large'. */
  readonly text: string;
  readonly grams: number;
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  cups: 'cup',
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
  milliliter: 'ml',
  liter: 'l',
  each: 'piece',
  item: 'piece',
  pieces: 'piece',
  unit: 'piece',
};

/** Units of weight, which need no conversion, and internal notes of a survey. */
const NO_MEASURE =
  /^(?:oz|ounces?|lbs?|pounds?|g|grams?|kg|undetermined|oz,.*|.*\byields?\b.*|quantity not specified|guideline.*)$/i;

const LONGEST_UNIT = 60;

/**
 * The serving on a label of USDA's Branded Foods; undefined if it has none. The figures of what is measured in
 * millilitres are those of 100 ml, so that one of them counts as a gram.
 * @param household what the label calls it: '1 can'
 */
export function labelServing({
  size,
  unit,
  household,
}: {
  readonly size: number | undefined;
  readonly unit: string;
  readonly household: string;
}): UsdaPortion | undefined {
  if (size === undefined || !/^(?:g|grm|ml|mlt)$/i.test(unit)) return undefined;
  const described = { amount: null, measure: null, grams: size };
  return (
    usdaPortion({ ...described, text: household.toLowerCase() }) ??
    usdaPortion({ ...described, text: 'serving' })
  );
}

/** Converts a USDA portion to the weight of one unit; undefined if it is not a household measure. */
export function usdaPortion({ amount, measure, text, grams }: Described): UsdaPortion | undefined {
  const counted = /^(\d+(?:\.\d+)?)\s+(.+)$/.exec(text.trim());
  const count = (amount ?? 1) * (measure === null && counted ? Number(counted[1]) : 1);
  const name =
    measure === null ? (counted?.[2] ?? text.trim()) : [measure, text.trim()].filter(Boolean).join(', ');
  const unit = UNIT_NAMES[name.toLowerCase()] ?? name;
  if (unit === '' || unit.length > LONGEST_UNIT || NO_MEASURE.test(unit)) return undefined;
  if (!(count > 0) || !(grams > 0)) return undefined;
  return { unit, grams: Math.round((grams / count) * 100) / 100 };
}
