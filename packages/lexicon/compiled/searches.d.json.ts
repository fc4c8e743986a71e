import type { SearchWords } from '../src/wording.ts';

declare const words: SearchWords;
export = words;
