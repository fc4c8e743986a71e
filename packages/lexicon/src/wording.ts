/** The lists of words in `wording.yaml`, which explains them. */
export const WORDINGS = [
  'several',
  'mass',
  'same in plural',
  'spice pieces',
  'pasta pieces',
  'short words',
  'typos',
  'brands',
  'proper names',
  'shapes',
  'not in a title',
  'cuts',
  'cut foods',
  'beef by its cut',
  'mince in front',
  'of in romance',
  'cut before',
  'small pieces',
  'tinned',
  'on the bone',
  'whole chicken',
  'large',
  'in slices',
  'raw gammon',
  'ground',
  'sausages',
  'cured',
  'cured chorizo',
  'frozen',
  'herbs',
  'thawed leaves',
  'cooked leaves',
  'cooking oil',
  'cooked before',
  'kept before',
  'before kept',
  'kept behind',
  'marinades',
  'cooks in steps',
  'waits in steps',
  'goes on with boiled food',
  'heats in steps',
  'whole spices',
  'grinds in steps',
  'mixes in steps',
  'simmers in steps',
  'needs bread opened',
  'opens bread',
  'fills bread',
  'inside meat',
  'birds',
  'no raw meat',
  'sold by volume',
  'sold in jars',
  'sold in packs of eight',
  'sold in packs of four',
  'sold in cans',
  'sold sliced',
  'sold like butter',
  'sold like beans',
  'sold like eggs',
  'not drained',
  'vegan',
  'gluten free',
  'water',
  'by taste',
  'some',
  'little',
  'zest',
  'mini',
  'egg',
  'uncut bread',
  'everyday foods',
  'neutral oil',
  'butter',
  'in sticks',
  'uncooked',
] as const;
export type Wording = Readonly<Record<(typeof WORDINGS)[number], readonly string[]>>;

/** The lists of words in `aisles.yaml`. */
export const AISLE_WORDS = [
  'frozen',
  'frozen makers',
  'canned',
  'counter',
  'paper rolls',
  'rice paper rolls',
  'household',
  'bunches',
  'cans',
] as const;

/** What tells the aisle of something to buy besides its food. */
export interface AisleWords extends Readonly<Record<(typeof AISLE_WORDS)[number], readonly string[]>> {
  /** By aisle. */
  readonly 'whole names': Readonly<Record<string, readonly string[]>>;
  readonly 'last words': Readonly<Record<string, readonly string[]>>;
}

/** By a food or a plain word, the foods that can be used instead. */
export type Substitutes = Readonly<Record<string, readonly string[]>>;

/** `constraints.yaml`, which explains it. */
export interface ConstraintWords {
  readonly constraints: Readonly<Record<string, readonly string[]>>;
  readonly 'constraints ahead': Readonly<Record<string, readonly string[]>>;
  readonly 'ruled out': Readonly<Record<string, readonly string[]>>;
  readonly free: readonly string[];
  readonly without: readonly string[];
}

/** The lists of `searches.yaml`, which explains them. */
type SearchList =
  | 'less fat'
  | 'with caffeine'
  | 'without caffeine'
  | 'sweetened'
  | 'unsweetened'
  | 'salted'
  | 'everyday'
  | 'common'
  | 'verbs'
  | 'doubling verbs'
  | 'small words'
  | 'shelves'
  | 'parts'
  | 'additions'
  | 'or';

/** `searches.yaml`. */
export type SearchWords = Readonly<Record<SearchList, readonly string[]>> & {
  readonly states: Readonly<Record<'uncooked' | 'cooked' | 'otherwise', readonly string[]>>;
  readonly kinds: Readonly<Record<string, Readonly<Record<'called' | 'foods', readonly string[]>>>>;
  /** By the points that they cost. */
  readonly 'rarely meant': Readonly<Record<string, readonly string[]>>;
};
