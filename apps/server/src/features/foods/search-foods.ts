import { correctQuery } from '@game-plan/domain/foods/search/correct-query';
import { type RankedFood, rankFoods } from '@game-plan/domain/foods/search/rank-foods';
import { parseSearchQuery, type SearchQuery } from '@game-plan/domain/foods/search/search-query';
import type { Database } from '#db/client.ts';
import { askLiveFoods, type LiveFoodDeps } from './ask-live-foods.ts';
import {
  type FoodCandidate,
  findBrandedCandidates,
  findFoodsByIds,
  findGenericCandidates,
  type StoredFood,
} from './food-queries.ts';
import { findNearWords } from './food-word-queries.ts';
import { textQuery } from './text-query.ts';

const MOST_RESULTS = 10;

/** With fewer foods than this that have every word as typed, the live source is asked. */
const THIN = 3;

type Ranked = RankedFood<FoodCandidate>;

/** At most ten foods for what a person typed, the plain everyday one first. */
export async function searchFoods(
  deps: LiveFoodDeps,
  asked: { readonly text: string; readonly userId: number },
): Promise<StoredFood[]> {
  const query = parseSearchQuery(asked.text);
  if (query === undefined) return [];
  let ranked = await rankStored(deps.db, query);
  const sure = ranked.filter(({ score }) => score.isSure).length;
  if (sure < THIN && (await askLiveFoods(deps, asked))) ranked = await rankStored(deps.db, query);
  return findFoodsByIds(
    deps.db,
    ranked.slice(0, MOST_RESULTS).map(({ food }) => food.id),
  );
}

/** First as typed, then with mistypings corrected, then foods that have only some of the words. */
async function rankStored(db: Database, query: SearchQuery): Promise<Ranked[]> {
  const asTyped = await rankWhole(db, query);
  if (asTyped.filter(({ food, score }) => score.isWhole && food.dataSet !== 'branded').length >= THIN)
    return asTyped;
  if (asTyped.some(({ food }) => food.dataSet === 'builtin')) return asTyped;
  const corrected = correctQuery(query, await findNearWords(db, typedWords(query)));
  const ranked = await rankWhole(db, corrected);
  if (ranked.some(({ score }) => score.isWhole)) return ranked;
  const text = textQuery(corrected, 'any word');
  return rankFoods(corrected, await findGenericCandidates(db, { text, keys: corrected.keys }));
}

async function rankWhole(db: Database, query: SearchQuery): Promise<Ranked[]> {
  const text = textQuery(query, 'every word');
  const generic = await findGenericCandidates(db, { text, keys: query.keys });
  const ranked = rankFoods(query, generic);
  if (ranked.length >= MOST_RESULTS) return ranked;
  return rankFoods(query, [...generic, ...(await findBrandedCandidates(db, text))]);
}

function typedWords({ phrasings: [typed] }: SearchQuery): string[] {
  return (typed?.words ?? []).flatMap(({ spellings }) => spellings.map(({ word }) => word));
}
