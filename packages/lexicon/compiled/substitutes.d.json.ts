import type { Substitutes } from '../src/wording.ts';

declare const words: Substitutes;
export = words;
