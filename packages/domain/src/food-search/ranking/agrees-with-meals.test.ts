import { expect, test } from 'vitest';
import { searchNames } from '../../foods/dish-table.ts';
import { foreignNames } from '../../foods/find-by-words.ts';
import { findListed } from '../../foods/find-meant.ts';
import { diaryNames, searchedFoods } from '../../foods/served/served-table.ts';
import { foodByShownName, shownName } from '../../foods/shown-name.ts';
import { foodOf } from '../../meals/typed/composed-of.ts';
import { eatenName } from '../../meals/typed/eaten-names.ts';
import { parseSearchQuery } from '../query/search-query.ts';
import { type Candidate, toCandidate } from './candidate.ts';
import { rankFoods } from './rank-foods.ts';
import { searchDocument } from './search-document.ts';

/** The built-in foods by each of their words and keys, as the database finds them. */
function candidatesByWord(): ReadonlyMap<string, ReadonlySet<Candidate>> {
  const found = new Map<string, Set<Candidate>>();
  for (const food of searchedFoods()) {
    const names = [shownName(food), food.name, ...food.aliases];
    const { keys, words } = searchDocument({ names, brand: null, dataSet: 'builtin' });
    const { fdcId, per100g } = food;
    const candidate = toCandidate({ fdcId, dataSet: 'builtin', names, brand: null, keys, per100g });
    for (const word of [...words, ...keys]) found.set(word, (found.get(word) ?? new Set()).add(candidate));
  }
  return found;
}

const CANDIDATES = candidatesByWord();

/** The first food of a search among the built-in ones. */
function searched(text: string): string | undefined {
  const query = parseSearchQuery(text);
  if (query === undefined) return undefined;
  const withWord = (words: readonly { readonly word: string }[]) =>
    words.flatMap(({ word }) => [...(CANDIDATES.get(word) ?? [])]);
  // A food has to contain every word of a phrasing: those with the rarest of them are enough.
  const rarest = query.phrasings.map(
    ({ words }) =>
      words.map(({ spellings }) => withWord(spellings)).sort((one, other) => one.length - other.length)[0],
  );
  const foods = new Set([
    ...query.keys.flatMap((key) => withWord([{ word: key }])),
    ...rarest.flatMap((some) => some ?? []),
  ]);
  const [first] = rankFoods(query, [...foods]);
  return first && foodByShownName().get(first.food.names[0] ?? '')?.name;
}

/** The food that a diary means. */
const meant = (text: string): string | undefined => foodOf(text)?.name;

/** A search needs three letters; a diary knows shorter names. */
const SHORTEST = 3;

/** The index of a search knows no accents, without which these are English names of tomatoes and of bread. */
const APART_BY_ACCENT: ReadonlySet<string> = new Set(['bún', 'romã']);

test('a name of another language, a product or the diary means what a search of the diary finds first', () => {
  const names = [...foreignNames(), ...searchNames(), ...diaryNames()].map(({ name }) => name);
  const differ = [...new Set(names)].flatMap((name) => {
    const text = eatenName(name);
    const first = searched(text);
    // A dish of exactly that name is listed before foods that contain its words.
    const shown = first === undefined ? undefined : (findListed(text, 'diary')?.name ?? first);
    const isApart = text.length < SHORTEST || APART_BY_ACCENT.has(name);
    return isApart || shown === meant(text) ? [] : [`${name}: ${meant(text)}, but ${shown}`];
  });
  expect(differ).toEqual([]);
});
