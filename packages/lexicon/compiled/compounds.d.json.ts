import type { Compounds } from '../src/grammar-phrase.ts';

declare const compounds: Readonly<Record<string, Compounds>>;
export = compounds;
