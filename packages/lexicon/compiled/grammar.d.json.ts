import type { GrammarPhrases, LineKind } from '../src/grammar-phrase.ts';

declare const phrases: readonly GrammarPhrases<LineKind>[];
export = phrases;
