import type { PageKind } from '@game-plan/lexicon/grammar-phrase';
import groups from '@game-plan/lexicon/page-grammar.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { indexOf, type Line, type Match, matchIn } from './grammar.ts';
import { tokenize } from './tokens.ts';

const ofPages = lazy(() => indexOf(groups));

/** Reads a line of a page, which is understood whole or not at all, so that its words may be of any language. */
export function pageLineOf(text: string): Line {
  return { text, tokens: tokenize(text), languages: undefined };
}

/** Like `matchAt`, of the phrases of pages and messages that tell a recipe: headings, servings, times, greetings. */
export function matchPage(line: Line, at: number, kind: PageKind): Match | undefined {
  return matchIn(ofPages(), line, at, kind);
}
