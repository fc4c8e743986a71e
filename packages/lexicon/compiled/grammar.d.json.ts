import type { GrammarPhrases } from '../src/grammar-phrase.ts';

declare const phrases: readonly GrammarPhrases[];
export = phrases;
