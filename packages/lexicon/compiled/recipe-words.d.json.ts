import type { CompiledRecipeWords } from '../src/allergy-words.ts';

declare const words: CompiledRecipeWords;
export = words;
