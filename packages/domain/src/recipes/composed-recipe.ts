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

/** What is left of the day's goals. */
export interface DayGoals {
  /** Grams. */
  readonly proteinTarget?: number | undefined;
  /** In kcal; negative if more was eaten. */
  readonly caloriesLeft?: number | undefined;
}

export interface ComposeRequest {
  /** The available ingredients. */
  readonly stock: readonly StockItem[];
  readonly eater: Eater;
  readonly today: CalendarDay;
  /** The next meal. Most suggestions are for it. */
  readonly meal?: MealType | undefined;
  readonly goals?: DayGoals | undefined;
  /** Cuisines the person prefers, from `CUISINES` or in their own words. They raise the score and exclude nothing. */
  readonly preferredCuisines?: readonly string[] | undefined;
  /** Foods that the person does not like. They are never used. */
  readonly dislikes?: readonly string[];
  /**
   * The wanted number of servings, at least 1; fewer are cooked if the stock is not enough. By default the dish's usual
   * number.
   */
  readonly servings?: number | undefined;
  /**
   * Replaces the limits in the history of ideas if they are those of several people, so that one person's history does
   * not reveal them.
   */
  readonly limitsKey?: string | undefined;
  /** Foods that are always at home; by default salt, black pepper, water and a cooking oil. */
  readonly atHome?: readonly string[] | undefined;
  /** Keys and names of ideas that were already given and should not be given again. */
  readonly seen?: ReadonlySet<string> | undefined;
  /** Keys and names of ideas that are not given, even if there are no others: unwanted, or cooked a few days ago. */
  readonly never?: readonly string[] | undefined;
  /** Keys of ideas that come after all others that are as good. */
  readonly less?: readonly string[] | undefined;
  /** The same request with the same seed gives the same recipes. */
  readonly seed: number;
}

export interface RecipeLine {
  readonly name: string;
  /** A number as a cook writes it ('2', '1.5', '200'), or words: 'to taste', and 'very little' of salt for who must spare it. */
  readonly amount: string;
  /** A unit of `units/unit.ts`, or '' with an amount in words. */
  readonly unit: string;
  /** Whether the kitchen has enough. */
  readonly available: boolean;
  /** Whether it is available because it is always at home. */
  readonly atHome?: boolean;
}

/** Per serving, in kcal and grams. `isPartial`: some ingredients' figures are unknown and not included. */
export interface ServingNutrition {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly isPartial: boolean;
}

export type Difficulty = 'Easy' | 'Medium' | 'Hard';

export interface ComposedRecipe {
  /** Dish and main ingredient. Ideas with the same key are the same. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /**
   * Why it is suggested now, in one line: 'Uses the spinach that expires tomorrow'. Null if there is no particular
   * reason.
   */
  readonly reason: string | null;
  /** How it is cooked: 'eggs', 'stir-fry'. */
  readonly technique: string;
  /** The main ingredient's name as listed. */
  readonly lead: string;
  /** Null if it belongs to no single cuisine. */
  readonly cuisine: Cuisine | null;
  readonly difficulty: Difficulty;
  /** In minutes. */
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
