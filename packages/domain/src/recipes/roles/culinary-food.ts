import type { IngredientCategory, IngredientUnit } from '../../kitchen.ts';

/** The part that a food plays in a dish. */
export type CulinaryRole =
  | 'protein'
  | 'vegetable'
  | 'aromatic'
  | 'fruit'
  | 'base'
  | 'cheese'
  | 'dairy'
  | 'fat'
  | 'acid'
  | 'liquid'
  | 'spice'
  | 'herb'
  | 'sauce'
  | 'sweetener'
  | 'topping'
  | 'baking'
  | 'other';

/** What decides how a food is cooked, finer than its role. */
export type Kind =
  | 'poultry'
  | 'ground'
  | 'steak'
  | 'chop'
  | 'sausage'
  | 'cured'
  | 'fish'
  | 'canned-fish'
  | 'shrimp'
  | 'tofu'
  | 'egg'
  | 'bean'
  | 'lentil'
  | 'other-protein'
  | 'leafy'
  | 'salad-green'
  | 'tender'
  | 'firm'
  | 'root'
  | 'potato'
  | 'tomato'
  | 'raw'
  | 'onion'
  | 'garlic'
  | 'soft-fruit'
  | 'berry'
  | 'firm-fruit'
  | 'rice'
  | 'grain'
  | 'couscous'
  | 'pasta'
  | 'noodle'
  | 'tortilla'
  | 'bread'
  | 'oats'
  | 'melting'
  | 'crumbly'
  | 'hard-cheese'
  | 'milk'
  | 'yogurt'
  | 'cream'
  | 'nut'
  | 'seed'
  | 'condiment'
  | 'plain';

/** Kinds of dishes in which a food is at home. */
export type Way =
  | 'stir-fry'
  | 'simmer'
  | 'curry'
  | 'roast'
  | 'eggs'
  | 'pasta'
  | 'raw'
  | 'side'
  | 'taco'
  | 'bowl'
  | 'toast'
  | 'stuff'
  | 'smoothie'
  | 'sweet';

interface Measure {
  readonly unit: IngredientUnit;
  /** Grams of one such unit. */
  readonly grams: number;
}

/** What a cook knows about a food. */
export interface CulinaryFood {
  /** Singular, lower case, unique: 'chicken breast'. */
  readonly name: string;
  readonly role: CulinaryRole;
  readonly kind: Kind;
  readonly category: IngredientCategory;
  /** How the steps call one, and several, of it: 'bell pepper', 'bell peppers'. */
  readonly one: string;
  readonly many: string;
  /** Whether a heap of it is spoken of as several: 'the mushrooms are', but 'the spinach is'. */
  readonly isCounted: boolean;
  /** How a dish is named after it: 'Chicken'. */
  readonly title: string;
  /** Grams that one person gets when it plays its usual part. */
  readonly portion: number;
  /** Minutes in a hot pan, cut as `prep` says. */
  readonly minutes: number;
  /** An instruction with `*` for the food: 'cut * into small florets'; '' when there is nothing to do. */
  readonly prep: string;
  /** The unit in which a cook counts it. */
  readonly measure: Measure;
  readonly ways: ReadonlySet<Way>;
}
