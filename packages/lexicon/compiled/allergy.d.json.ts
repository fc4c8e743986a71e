import type { CompiledAllergyWords } from '../src/allergy-words.ts';

declare const words: CompiledAllergyWords;
export = words;
