import type { Inflections } from '../src/grammar-phrase.ts';

declare const inflections: Inflections;
export = inflections;
