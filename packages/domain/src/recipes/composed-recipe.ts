import type { CalendarDay } from '../calendar-day.ts';
import type { Allergen, Diet, Eater } from '../eater.ts';
import type { Cuisine, IngredientCategory } from '../ingredient.ts';
import type { MealType } from '../meals/meal-types.ts';

/** An ingredient of the household as stored. */
export interface StockItem {
  readonly name: string;
  readonly category: IngredientCategory;
  /** As typed: '2', '1.5', '1/2', 'a few'. */
  readonly quantity: string;
  readonly unit: string;
  readonly expiryDate: CalendarDay | null;
}

/** The remaining goals of a day. */
export interface DayGoals {
  /** Grams. */
  readonly proteinTarget?: number | undefined;
  /** kcal; negative when more was eaten. */
  readonly caloriesLeft?: number | undefined;
}

export interface ComposeRequest {
  /** The available ingredients. */
  readonly stock: readonly StockItem[];
  readonly eater: Eater;
  readonly today: CalendarDay;
  /** The meal that is next: most suggestions are for it. */
  readonly meal?: MealType | undefined;
  readonly goals?: DayGoals | undefined;
  /**
   * Cuisines the person would rather eat, of `CUISINES` or in words of their own; they raise a score and exclude
   * nothing.
   */
  readonly preferredCuisines?: readonly string[] | undefined;
  /** Foods by name that the person does not like: never used. */
  readonly dislikes?: readonly string[];
  /** How many servings are wanted, 1 or more: as many are cooked as there is enough for. A dish's own usual number when absent. */
  readonly servings?: number | undefined;
  /** Stands for the limits where they are several people's, so that the person's history of ideas does not name them. */
  readonly limitsKey?: string | undefined;
  /** Names of foods that are always at home; by default salt, black pepper, water and a cooking oil. */
  readonly atHome?: readonly string[] | undefined;
  /** Keys and names of ideas that were given before: not to be given again. */
  readonly seen?: ReadonlySet<string> | undefined;
  /** The same request with the same seed gives the same recipes. */
  readonly seed: number;
}

export interface RecipeLine {
  readonly name: string;
  /** A number as a cook writes it ('2', '1.5', '200') or 'to taste'. */
  readonly amount: string;
  /** A unit of `units/unit.ts`, or '' with 'to taste'. */
  readonly unit: string;
  /** Whether the kitchen has enough of it. */
  readonly available: boolean;
  /** Whether it is there because it always is. */
  readonly atHome?: boolean;
}

/** Per serving, in kcal and grams. `isPartial`: some ingredient's figures are not known and count as nothing here. */
export interface ServingNutrition {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly isPartial: boolean;
}

export type Difficulty = 'Easy' | 'Medium' | 'Hard';

export interface ComposedRecipe {
  /** Dish and main ingredient: two ideas with the same key are the same idea. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /**
   * Why it is suggested now, in one line: 'Uses the spinach that expires tomorrow'; null if there is no particular
   * reason.
   */
  readonly reason: string | null;
  /** How it is made, e.g. 'eggs', 'stir-fry'. */
  readonly technique: string;
  /** The listed name of the main ingredient. */
  readonly lead: string;
  /** Null if it belongs to no single cuisine. */
  readonly cuisine: Cuisine | null;
  readonly difficulty: Difficulty;
  /** Minutes. */
  readonly prepTime: number;
  readonly cookTime: number;
  readonly servings: number;
  readonly ingredients: readonly RecipeLine[];
  readonly instructions: readonly string[];
  readonly nutrition: ServingNutrition;
  /** The listed allergens that its ingredients carry, and the listed diets that it fits. */
  readonly allergens: readonly Allergen[];
  readonly dietaryTags: readonly Diet[];
}
