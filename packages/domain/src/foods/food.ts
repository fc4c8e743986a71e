import type { Allergen } from '../eater.ts';
import type { IngredientCategory, IngredientUnit } from '../ingredient.ts';
import type { Aisle } from './aisles/aisle.ts';
import type { CulinaryFood } from './culinary-food.ts';

/** Per 100 g, in kcal and grams; null means 'not measured', which differs from 0. */
export interface FoodNutrients {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
}

/** The state of preparation. Food eaten as sold, such as fruit, bread and cheese, has none. */
export const FOOD_STATES = ['raw', 'dry', 'frozen', 'canned', 'cooked'] as const;
export type FoodState = (typeof FOOD_STATES)[number];

/** An everyday food of the built-in table. */
export interface Food {
  /** The id in USDA FoodData Central that the figures are from; our own id for a dish computed from a recipe. */
  readonly fdcId: number;
  /** Everyday name, singular, lower case: 'egg', 'chicken breast', 'brown rice'. Unique in the table. */
  readonly name: string;
  /** Other names of the same food, singular, lower case: 'courgette' for 'zucchini'. */
  readonly aliases: readonly string[];
  readonly category: IngredientCategory;
  readonly per100g: FoodNutrients;
  /** Grams of one household unit, if known: { piece: 50, cup: 243 }. */
  readonly grams: Readonly<Partial<Record<IngredientUnit, number>>>;
  readonly allergens: readonly Allergen[];
  /** For a dish: the usual serving, in the format of the portion table: '1 bowl 400'. */
  readonly portion?: string;
  /** For a dish with computed figures: its parts and their grams. */
  readonly parts?: readonly { readonly name: string; readonly grams: number }[];
  /** For a dish: its usual ingredients, because its name alone does not reveal allergens and violations of diets. */
  readonly madeOf?: readonly string[];
  /** The aisle; by default the group's. */
  readonly aisle: Aisle;
  /** The state of preparation, if neither the name nor a row in another state implies it. */
  readonly state?: FoodState;
  /**
   * The name of the row of the same food as eaten, if it is not 'cooked' and the name. '' if a row of that name is
   * another food.
   */
  readonly eatenAs?: string;
  /** The drink that a cup of it is, if it is a powder or a cube. */
  readonly drunkAs?: string;
  /** Whether people eat it raw as often as cooked, so that its plain name means the raw food: tomatoes, carrots. */
  readonly isEatenRaw?: boolean;
  /** The name and unit for adding it to a kitchen with one choice. */
  readonly quickAdd?: { readonly as: string; readonly unit: IngredientUnit };
  /** Its culinary properties; absent for food eaten as bought. */
  readonly cook?: CulinaryFood;
  /** Other names whose food is cooked or named differently in steps: 'penne' for 'pasta'. */
  readonly cookNamed?: readonly CulinaryFood[];
  /** The food whose cooking and wording apply to this one, by its culinary name. */
  readonly cooksLike?: string;
}
