import type { CompiledDish, CompiledNeed } from '@game-plan/lexicon/dish-record';
import type { Cuisine } from '../../ingredient.ts';
import type { MealType } from '../../meals/meal-types.ts';
import type { Difficulty } from '../composed-recipe.ts';

export type Need = CompiledNeed;

/** A dish of the lexicon, whose compiler accepts only the values of `vocabulary.yaml`; a test keeps those equal to these types. */
export interface Dish extends CompiledDish {
  readonly cuisine: Cuisine | null;
  readonly meals: readonly MealType[];
  readonly level: Difficulty;
}
