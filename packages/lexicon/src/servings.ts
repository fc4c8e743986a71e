import type { FIGURES } from './food-record.ts';

/** The groups of foods in `servings.yaml`, which explains them. */
export const NAMED_GROUPS = [
  'coffee',
  'flat white',
  'soda',
  'wine',
  'beer',
  'pizza',
  'fries',
  'stirred',
  'milk drinks',
  'milk',
  'cereal',
  'biscuit',
  'cake',
  'cut',
  'bread',
  'wide',
  'spread',
  'pancake',
  'always filled',
  'filling',
  'bowl',
  'in bowls',
  'on top of bowls',
  'smoothie',
  'soup',
  'in soups',
  'patty',
  'side',
  'poultry',
  'fat',
  'seasoning',
  'cheese',
  'less',
  'light in color',
  'any kind',
  'another food',
  'product',
  'with cheese',
] as const;
export type NamedGroup = (typeof NAMED_GROUPS)[number];

/** What something is added to; 'anything' is what no narrower one says. */
export const ADDED_TO = ['stirred', 'pancake', 'bread', 'anything'] as const;
export type AddedTo = (typeof ADDED_TO)[number];

/** Phrases of names: anywhere, behind '~' at the end, behind '!' in none. */
export type Phrases = readonly string[];
export type BySize = Readonly<Record<string, number>>;

interface Shared {
  readonly named: Readonly<Record<NamedGroup, Phrases>>;
  readonly states: readonly string[];
  readonly 'like each other': readonly string[];
  /** By the food that is meant, the drinks. */
  readonly 'without sugar': Readonly<Record<string, Phrases>>;
  readonly 'size factors': BySize;
  readonly 'helping factors': BySize;
  /** Foods by how much of them is added, '1 tsp 4'. */
  readonly added: Readonly<Record<AddedTo, Readonly<Record<string, readonly string[]>>>>;
}

/** `servings.yaml` as written. */
export interface ServingsFile extends Shared {
  /** What each is called, its food and its portion. */
  readonly 'quick meals': readonly string[];
  readonly 'milk for drinks': string;
  readonly 'black drinks': readonly string[];
  /** Grams, by category ('any' for every one), group and size. */
  readonly sizes: Readonly<Record<string, Readonly<Record<string, BySize>>>>;
  /** By the words for a part, with commas between them. */
  readonly parts: Readonly<Record<string, Phrases>>;
  /** A part is written as its food and its share of the dish. */
  readonly shares: readonly { readonly dishes: Phrases; readonly parts: Readonly<Record<string, string>> }[];
}

export interface SharedPart {
  readonly food: string;
  /** Of the dish's weight, 0 to 1. */
  readonly share: number;
}

export interface CompiledServings extends Shared {
  readonly sizes: readonly {
    readonly category: string;
    readonly group: NamedGroup;
    /** By size. */
    readonly grams: BySize;
  }[];
  readonly parts: readonly { readonly said: Phrases; readonly means: Phrases }[];
  readonly shares: readonly {
    readonly dishes: Phrases;
    readonly parts: Readonly<Record<string, SharedPart>>;
  }[];
}

/** A food with the figures that logging it needs, so that offering it does not load all foods. */
export interface QuickMealFood {
  readonly name: string;
  readonly fdcId: number;
  /** Kcal and grams (sodium in milligrams) in 100 g; null means 'not measured'. */
  readonly per100g: Readonly<Record<(typeof FIGURES)[number], number | null>>;
  readonly portions: readonly { readonly unit: string; readonly grams: number }[];
  /** The usual portion. */
  readonly quantity: number;
  readonly unit: string;
}

export interface CompiledQuickMeals {
  readonly foods: readonly QuickMealFood[];
  readonly milk: QuickMealFood;
  /** The ids of foods. */
  readonly blackDrinks: readonly number[];
}
