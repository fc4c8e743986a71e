import type { GrammarPhrases, PageKind } from '../src/grammar-phrase.ts';

declare const groups: readonly GrammarPhrases<PageKind>[];
export = groups;
