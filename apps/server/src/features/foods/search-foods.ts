import {
  correctQuery,
  type KnownWord,
  mayBeMisspelled,
} from '@game-plan/domain/food-search/query/correct-query';
import {
  isBareWord,
  type Phrasing,
  parseSearchQuery,
  type QueryWord,
  type SearchQuery,
  withoutMeasure,
  withoutQualifiers,
  withShortenedWords,
} from '@game-plan/domain/food-search/query/search-query';
import { missingRows, orderByState, wantedState } from '@game-plan/domain/food-search/ranking/order-by-state';
import {
  matchingFoods,
  orderRanked,
  type RankedFood,
  rankFoods,
} from '@game-plan/domain/food-search/ranking/rank-foods';
import type { SearchContext } from '@game-plan/domain/food-search/ranking/search-context';
import { foodsOfKind } from '@game-plan/domain/food-search/words/food-kinds';
import { isOfPaper } from '@game-plan/domain/foods/aisles/find-aisle';
import { withFatInWords } from '@game-plan/domain/foods/find-food';
import { shownName } from '@game-plan/domain/foods/shown-name';
import { askLiveFoods, type LiveFoodDeps } from './ask-live-foods.ts';
import {
  type FoodCandidate,
  type FoodSource,
  findBrandedCandidates,
  findBuiltInByNames,
  findFoodsByIds,
  findGenericCandidates,
  MOST_CANDIDATES,
  SearchCache,
  type StoredFood,
} from './food-queries.ts';
import { findKnownWords, findNearWords, findWordsBeginning } from './food-word-queries.ts';
import { rememberSearch } from './remember-searches.ts';

const MOST_RESULTS = 10;

/** If fewer foods than this match all typed words, the live source is asked. */
const THIN = 3;

type Ranked = RankedFood<FoodCandidate>;

interface AskedFoods {
  readonly text: string;
  readonly context: SearchContext;
  readonly userId: number;
  /** Whether every word is finished, as in a typed meal, where 'ham roll' is no hamburger roll. */
  readonly areWordsWhole?: boolean;
}

/**
 * Finds at most ten foods for a typed text, plain everyday foods first, in the state (raw or cooked) that the context
 * asks for.
 */
export async function searchFoods(deps: LiveFoodDeps, request: AskedFoods): Promise<readonly StoredFood[]> {
  // Not cached, because a live source adds foods without changing the version of a food set.
  if (deps.foodData) return search(deps, request, new SearchCache());
  return rememberSearch(
    deps.db,
    `${request.context}${request.areWordsWhole ? ' whole' : ''} ${request.text}`,
    (cache) => search(deps, request, cache),
  );
}

/** The built-in foods with these displayed names, in this order. */
export async function findBuiltInFoods(
  { db }: Pick<LiveFoodDeps, 'db'>,
  names: readonly string[],
): Promise<readonly StoredFood[]> {
  return rememberSearch(db, `named ${names.join('; ')}`, async (cache) => {
    const found = await findBuiltInByNames({ db, cache }, names);
    const ids = names.flatMap((name) => found.find((food) => food.names[0] === name)?.id ?? []);
    return findFoodsByIds({ db, cache }, ids);
  });
}

async function search(deps: LiveFoodDeps, typed: AskedFoods, cache: SearchCache): Promise<StoredFood[]> {
  const request = { ...typed, text: withFatInWords(typed.text) };
  const query = parseSearchQuery(request.text);
  if (query === undefined || isOfPaper(request.text)) return [];
  const place = {
    db: deps.db,
    cache,
    isKitchen: request.context === 'kitchen',
    areWordsWhole: request.areWordsWhole === true,
    areWordsCounted: deps.foodData === undefined,
  };
  let ranked = await rankStored(place, request.text, query);
  const sure = ranked.filter(({ score }) => score.isSure).length;
  if (sure < THIN && (await askLiveFoods(deps, request)))
    ranked = await rankStored(place, request.text, query);
  ranked = await withFoodsOfKind(place, request.text, ranked);
  const wanted = wantedState(request.text, request.context);
  const lacking = await findBuiltInByNames(place, missingRows(ranked, wanted));
  const ordered = orderByState(ranked, wanted, { missing: lacking, isBareWord: isBareWord(query) }).slice(
    0,
    MOST_RESULTS,
  );
  return findFoodsByIds(
    place,
    ordered.map(({ id }) => id),
  );
}

/** Everyday foods of a typed category ('fruit', 'nuts') come before foods that contain the word. */
async function withFoodsOfKind(
  source: FoodSource,
  text: string,
  ranked: readonly Ranked[],
): Promise<readonly Ranked[]> {
  const names = foodsOfKind(text).map(shownName);
  const foods = await findBuiltInByNames(source, names);
  const first = names.flatMap((name): Ranked[] => {
    const food = foods.find((each) => each.names[0] === name);
    return food ? [{ food, score: ranked.find((each) => each.food.id === food.id)?.score ?? OF_KIND }] : [];
  });
  const ids = new Set(first.map(({ food }) => food.id));
  return [...first, ...ranked.filter(({ food }) => !ids.has(food.id))];
}

/** Foods of a category have a fixed order and are not ranked. */
const OF_KIND = { points: 0, isNoun: false, isSure: true };

interface Place extends FoodSource {
  /** In a kitchen, prepared dishes are skipped. */
  readonly isKitchen: boolean;
  readonly areWordsWhole: boolean;
  /** Whether `food_words` contains every word; those of a live source are added later. */
  readonly areWordsCounted: boolean;
}

/**
 * Searches as typed, then with corrected typing mistakes, then with every word as the beginning of one, then without words that only
 * name a brand, origin or form, or without an amount behind the food.
 */
async function rankStored(place: Place, text: string, query: SearchQuery): Promise<readonly Ranked[]> {
  const asTyped = await rankWhole(place, query);
  if (asTyped.filter(({ food }) => food.dataSet !== 'branded').length >= THIN) return asTyped;
  if (asTyped.some(({ food }) => food.dataSet === 'builtin')) return asTyped;
  const known = await findKnownWords(place, typedWords(query));
  const corrected = await rankCorrected(place, query, { ranked: asTyped, known });
  if (corrected.length > 0) return corrected;
  const begun = place.areWordsWhole ? [] : await rankShortened(place, query, known);
  if (begun.length > 0) return begun;
  const plainer = await rankPlainer(place, withoutQualifiers(text));
  return plainer.length > 0 ? plainer : rankPlainer(place, withoutMeasure(text));
}

/** The foods whose noun is in a query with fewer words; none without one. */
async function rankPlainer(place: Place, plainer: SearchQuery | undefined): Promise<readonly Ranked[]> {
  if (plainer === undefined) return [];
  const ranked = await rankWhole(place, plainer);
  const found =
    ranked.length > 0
      ? ranked
      : await rankCorrected(place, plainer, {
          ranked,
          known: await findKnownWords(place, typedWords(plainer)),
        });
  return found.filter(({ score }) => score.isNoun);
}

/**
 * Searches with every word as the beginning of one, unless all of them are words already. Not among products: a person who shortens words
 * means an everyday food, and two beginnings among half a million names take as long as ten searches.
 */
async function rankShortened(
  place: Place,
  query: SearchQuery,
  known: ReadonlyMap<string, KnownWord>,
): Promise<readonly Ranked[]> {
  const shortened = withShortenedWords(query);
  // Two letters are hardly a finished word, although some name has it: 'chick br'.
  const isKnown = (word: string) => word.length > 2 && known.has(word);
  if (shortened === undefined || typedWords(query).every(isKnown)) return [];
  return rankGeneric(place, shortened);
}

/** What a query finds as typed, and those of its words that occur in names. */
interface AsTyped {
  readonly ranked: readonly Ranked[];
  readonly known: ReadonlyMap<string, KnownWord>;
}

/** Searches with corrected typing mistakes; returns what was found as typed if there are none. */
async function rankCorrected(
  place: Place,
  query: SearchQuery,
  { ranked, known }: AsTyped,
): Promise<readonly Ranked[]> {
  const words = typedWords(query);
  const doubtful = words.filter((word) => mayBeMisspelled(word, known.get(word)));
  const corrected = correctQuery(query, await findNearWords(place, doubtful));
  return corrected === query ? ranked : rankWhole(place, corrected);
}

async function findGeneric(place: Place, query: SearchQuery): Promise<readonly FoodCandidate[]> {
  const found = await findGenericCandidates(place, { text: textQuery(query), keys: query.keys });
  return place.isKitchen ? found.filter(({ isServed }) => !isServed) : found;
}

async function rankGeneric(place: Place, query: SearchQuery): Promise<Ranked[]> {
  return rankFoods(query, await findGeneric(place, query));
}

async function rankWhole(place: Place, query: SearchQuery): Promise<Ranked[]> {
  const generic = matchingFoods(query, await findGeneric(place, query));
  const ranked = orderRanked(generic);
  if (ranked.length >= MOST_RESULTS) return ranked;
  const products = matchingFoods(query, await findProducts(place, query));
  return orderRanked([...generic, ...products]);
}

/**
 * For a prefix of very many words, such as 'bar', only products that contain it as a whole word, if there are enough.
 */
async function findProducts(place: Place, query: SearchQuery): Promise<FoodCandidate[]> {
  const finished = place.areWordsCounted ? await withWholeWords(place, query) : query;
  const whole = asWholeWords(finished);
  if (whole) {
    const products = await findBrandedCandidates(place, textQuery(whole));
    if (products.length === MOST_CANDIDATES) return products;
  }
  return findBrandedCandidates(place, textQuery(finished));
}

/** The query with unfinished words treated as whole ones; undefined if there are none. */
function asWholeWords(query: SearchQuery): SearchQuery | undefined {
  if (!query.phrasings.some(({ words }) => words.some(({ open }) => open))) return undefined;
  const phrasings = query.phrasings.map((phrasing) => ({
    ...phrasing,
    words: phrasing.words.map((word) => ({ ...word, open: false })),
  }));
  return { ...query, phrasings };
}

/** With more words than this, the index is slower than a prefix search: with a hundred it took half as long again. */
const MOST_ENDINGS = 60;

/**
 * Expands an unfinished word to the whole words it may become: among half a million products the index finds foods by a
 * few words a hundred times faster than by a prefix, for which it first collects all foods of all matching words.
 */
async function withWholeWords(source: FoodSource, query: SearchQuery): Promise<SearchQuery> {
  const finish = async (word: QueryWord): Promise<QueryWord> => {
    const [typed, ...others] = word.spellings;
    if (!word.open || typed === undefined) return word;
    const words = await findWordsBeginning(source, typed.word, MOST_ENDINGS + 1);
    if (words.length > MOST_ENDINGS) return word;
    const finished = words.map((whole) => ({ ...typed, word: whole }));
    return { ...word, spellings: [typed, ...finished, ...others], open: false };
  };
  const phrasings = query.phrasings.map(async (phrasing) => ({
    ...phrasing,
    words: await Promise.all(phrasing.words.map(finish)),
  }));
  return { ...query, phrasings: await Promise.all(phrasings) };
}

function typedWords({ phrasings: [typed] }: SearchQuery): string[] {
  return (typed?.words ?? []).flatMap(({ spellings }) => spellings.map(({ word }) => word));
}

/** PostgreSQL refuses a lexeme of more than 2,046 bytes, and no word of a food has as many letters. */
const LONGEST_WORD = 200;

/** A lexeme in tsquery syntax; words contain only letters and digits, so nothing needs escaping. */
const lexeme = (word: string, open: boolean) => `'${word.slice(0, LONGEST_WORD)}'${open ? ':*' : ''}`;

function anySpelling({ spellings, open }: QueryWord): string {
  return `(${spellings.map(({ word }, place) => lexeme(word, open && place === 0)).join(' | ')})`;
}

const allWords = ({ words }: Phrasing) => `(${words.map(anySpelling).join(' & ')})`;

/** The query as a PostgreSQL tsquery: foods with every word of one phrasing. */
function textQuery(query: SearchQuery): string {
  return query.phrasings.map(allWords).join(' | ');
}
