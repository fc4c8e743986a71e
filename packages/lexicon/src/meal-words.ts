/** What a word or phrase is in a typed meal, as the sections of `meals/<language>.yaml` are called. */
export const MEAL_WORD_KINDS = [
  'with',
  'and',
  'on',
  'in',
  'of',
  'without',
  'claims',
  'ignored',
  'remarks',
  'shared',
  'halved',
  'shared-with',
  'people',
  'others',
  'rather',
  'double',
  'triple',
  'single',
  'fullness',
  'units',
  'measures',
  'sizes',
  'shares',
  'states',
  'pan-fried',
  'tells-nothing',
  'less',
  'diet',
  'no-food',
  'medicines',
  'short',
  'noun-first',
  'inflected',
  'flavoured',
  'flavours',
  'lists',
  'doubled',
  'heaped',
  'by-diameter',
  'by-length',
  'one-of',
  'holders',
  'bases',
  'whole-dishes',
  'fast-food',
  'meals-of',
  'takes',
  'hot-drinks',
  'cereals',
  'milks',
  'fillings',
  'put-together',
  'sides',
  'told',
  'each',
  'whole',
  'for',
  'beside',
  'meatless',
  'completes',
  'sells',
] as const;
export type MealWordKind = (typeof MEAL_WORD_KINDS)[number];

/** Phrases of a language that mean the same in a typed meal. */
export interface MealWords {
  readonly language: string;
  readonly kind: MealWordKind;
  /** The canonical unit, size, state or share, or what is meant; '' for kinds without one. */
  readonly value: string;
  readonly phrases: readonly string[];
}

/** What is asked of a name and of what stands beside it; `meals/en.tsv` explains each. */
export const MEAL_CONDITIONS = [
  'in',
  'under',
  'over',
  'beside',
  'plural',
  'added',
  'joined',
  'on',
  'with',
  'told',
  'alone',
  'uncounted',
  'singular',
  'few',
  'share',
  'quarter',
] as const;

export type MealCondition = Condition<(typeof MEAL_CONDITIONS)[number]>;

/** What is asked of what stands around a name. */
export interface Condition<Kind extends string> {
  readonly kind: Kind;
  readonly isNot?: boolean;
  /** Units, or names of which one suffices; none where it is asked of any. */
  readonly of: readonly string[];
  /** Of 'under' and 'over'. */
  readonly number?: number;
}

/** What people call something they ate, in words that the same reader reads. */
export interface MealName {
  readonly language: string;
  readonly name: string;
  readonly means: string;
  /** Where it means that, if not everywhere. */
  readonly when?: readonly MealCondition[];
}

/** The words and names of typed meals, as compiled. */
export interface CompiledMeals {
  readonly words: readonly MealWords[];
  readonly names: readonly MealName[];
}
