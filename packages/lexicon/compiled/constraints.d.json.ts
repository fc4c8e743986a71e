import type { ConstraintWords } from '../src/wording.ts';

declare const words: ConstraintWords;
export = words;
