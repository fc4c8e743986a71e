import type { CompiledQuickMeals } from '../src/servings.ts';

declare const meals: CompiledQuickMeals;
export = meals;
