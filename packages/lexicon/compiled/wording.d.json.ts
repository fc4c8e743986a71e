import type { Wording } from '../src/wording.ts';

declare const words: Wording;
export = words;
