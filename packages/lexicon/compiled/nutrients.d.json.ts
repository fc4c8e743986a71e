import type { CompiledNutrients } from '../src/food-record.ts';

declare const nutrients: CompiledNutrients;
export = nutrients;
