import type { Phrasing, QueryWord } from '../query/search-query.ts';
import { nounLength } from '../words/name-parts.ts';
import type { SearchWord } from '../words/words.ts';
import type { CandidateName } from './candidate.ts';

/** How well one phrasing of a query matches one name of a food that has all of its required words. */
export interface NameMatch {
  /**
   * The number of wrong letters in the words found; `unfinished` is how much of the last word is still to be typed, 0
   * to 1.
   */
  readonly doubt: number;
  readonly unfinished: number;
  /** Words of the name that were not asked for. */
  readonly extra: { readonly head: number; readonly kind: number; readonly rest: number };
  /** Whether the query names the food itself: 'roll' for 'egg roll', but not 'egg'. */
  readonly isNoun: boolean;
  readonly welcome: number;
  /**
   * Whether the query's first word begins the name: 'pea' for 'Peanut butter'. People type names from their beginning.
   */
  readonly isBeginning: boolean;
}

interface Fit {
  readonly at: number;
  readonly doubt: number;
  readonly unfinished: number;
}

/**
 * Matches a phrasing with a name; undefined if one of the required words is missing. Words of the brand may match, but do
 * not count as extra words.
 */
export function matchName(phrasing: Phrasing, { parts: name, words }: CandidateName): NameMatch | undefined {
  const used: number[] = [];
  let doubt = 0;
  let unfinished = 0;
  for (const word of phrasing.words) {
    const fit = bestFit(word, words);
    // Most foods lack a required word, so the rest is not computed for them.
    if (fit === undefined) return undefined;
    used.push(fit.at);
    doubt += fit.doubt;
    unfinished += fit.unfinished;
  }
  const [first] = used;
  if (first === undefined) return undefined;
  let welcome = 0;
  for (const word of phrasing.welcome) {
    const fit = bestFit(word, words);
    if (fit === undefined) continue;
    used.push(fit.at);
    welcome += 1;
  }
  // 'Cooked rice' is rice: the first word only gives its state.
  const headStart = name.head.length > 1 && name.head[0]?.forms[0] === 'cook' ? 1 : 0;
  const kindStart = name.head.length;
  const restStart = kindStart + name.kind.length;
  const unused = (from: number, to: number) => {
    let count = 0;
    for (let at = from; at < to; at += 1) if (!used.includes(at)) count += 1;
    return count;
  };
  const nounStart = kindStart - nounLength(name);
  return {
    doubt,
    unfinished,
    extra: {
      head: unused(headStart, kindStart),
      kind: unused(kindStart, restStart),
      rest: unused(restStart, restStart + name.rest.length) + unused(0, headStart),
    },
    isNoun: used.some((at) => at >= nounStart && at < kindStart),
    welcome,
    isBeginning: first === headStart,
  };
}

/** The word of the name that fits best; the first of equally good ones. */
function bestFit({ spellings, open }: QueryWord, words: readonly SearchWord[]): Fit | undefined {
  let best: Fit | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const forms = words[at]?.forms ?? [];
    for (let place = 0; place < spellings.length; place += 1) {
      const { word = '', doubt = 0 } = spellings[place] ?? {};
      const unfinished = unfinishedShare(word, forms, open && place === 0);
      if (unfinished === undefined) continue;
      if (best === undefined || doubt + unfinished < best.doubt + best.unfinished) {
        best = { at, doubt, unfinished };
      }
    }
  }
  return best;
}

/** 0 if the word is complete, the missing share if it is the beginning of a form, undefined if it does not fit. */
function unfinishedShare(typed: string, forms: readonly string[], open: boolean): number | undefined {
  if (forms.includes(typed)) return 0;
  if (!open) return undefined;
  const longer = forms.find((form) => form.startsWith(typed));
  return longer === undefined ? undefined : 1 - typed.length / longer.length;
}
