import type { CompiledMeals } from '../src/meal-words.ts';

declare const meals: CompiledMeals;
export = meals;
