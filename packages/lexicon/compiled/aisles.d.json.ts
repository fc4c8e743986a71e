import type { AisleWords } from '../src/wording.ts';

declare const words: AisleWords;
export = words;
