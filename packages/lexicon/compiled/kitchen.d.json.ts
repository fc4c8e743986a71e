import type { CompiledFoods } from '../src/food-record.ts';

declare const foods: CompiledFoods;
export = foods;
