import type { Units } from '../src/grammar-phrase.ts';

declare const units: Units;
export = units;
