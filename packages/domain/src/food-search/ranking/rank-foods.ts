import type { Aisle } from '../../foods/aisles/aisle.ts';
import { findAisle } from '../../foods/aisles/find-aisle.ts';
import { foodByShownName } from '../../foods/shown-name.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { Candidate, FoodFacts } from './candidate.ts';
import { type JudgedFood, meetsConstraints } from './meets-constraints.ts';
import { type Score, scoreFood } from './score-food.ts';

export interface RankedFood<C extends FoodFacts> {
  readonly food: C;
  readonly score: Score;
}

/** Foods with fewer points are not shown, because they have too little to do with the query. */
const FLOOR = 40;

/**
 * Returns the foods that contain every word of the query and violate none of its exclusions, best first: generic before
 * branded, known calories before unknown ones, then by points. Omits USDA entries whose figures the built-in table
 * already shows, and later entries with a name that was already listed.
 */
export function rankFoods<C extends Candidate>(query: SearchQuery, foods: readonly C[]): RankedFood<C>[] {
  return orderRanked(matchingFoods(query, foods));
}

/** The foods of `rankFoods`, in no order: what is scored in two parts is ordered once. */
export function matchingFoods<C extends Candidate>(query: SearchQuery, foods: readonly C[]): RankedFood<C>[] {
  const matching: RankedFood<C>[] = [];
  for (const food of foods) {
    const score = scoreFood(query, food);
    if (score.points >= FLOOR && meetsQueryConstraints(query, food, score)) matching.push({ food, score });
  }
  return matching;
}

/** Orders what `matchingFoods` found, and omits what is there twice. */
export function orderRanked<C extends FoodFacts>(ranked: readonly RankedFood<C>[]): RankedFood<C>[] {
  const builtin = new Set(ranked.filter(({ food }) => isBuiltin(food)).map(({ food }) => food.fdcId));
  const sorted = ranked
    .filter(({ food }) => isBuiltin(food) || !builtin.has(food.fdcId))
    .sort(
      (a, b) =>
        Number(isBranded(a.food)) - Number(isBranded(b.food)) ||
        Number(lacksCalories(a.food)) - Number(lacksCalories(b.food)) ||
        b.score.points - a.score.points ||
        shownName(a.food).length - shownName(b.food).length ||
        a.food.fdcId - b.food.fdcId,
    );
  return oncePerName(sorted);
}

/** With constraints, a food must meet all of them and be what the query's noun names. */
function meetsQueryConstraints(query: SearchQuery, food: Candidate, { isNoun }: Score): boolean {
  const { constraints, keys, food: wanted } = query;
  if (constraints.length === 0) return true;
  const known = judged(food);
  if (!meetsConstraints(known, constraints)) return false;
  if (wanted === '' || food.keys.some((key) => keys.includes(key))) return true;
  return isNoun && !isOtherKind(wanted, known.name);
}

const KEPT_COLD_OR_BAKED: ReadonlySet<Aisle> = new Set(['dairy', 'drinks', 'bakery', 'frozen']);
const KEPT_OTHERWISE: ReadonlySet<Aisle> = new Set(['sauces', 'baking', 'canned', 'produce', 'snacks']);

/** Foods of these different aisles are different things: peanut butter is not butter, and a rice cake is not a cake. */
function isOtherKind(wanted: string, name: string): boolean {
  return KEPT_COLD_OR_BAKED.has(findAisle(wanted)) && KEPT_OTHERWISE.has(findAisle(name));
}

function judged(food: FoodFacts): JudgedFood {
  const [shown = ''] = food.names;
  const known = isBuiltin(food) ? foodByShownName().get(shown) : undefined;
  const { name = shown, category = null, madeOf } = known ?? {};
  return { name, category, per100g: food.per100g, ...(madeOf === undefined ? {} : { madeOf }) };
}

function isBuiltin(food: FoodFacts): boolean {
  return food.dataSet === 'builtin';
}

function isBranded(food: FoodFacts): boolean {
  return food.dataSet === 'branded';
}

/** Several USDA Foundation foods, oils and butter among them, have no calories and so cannot be counted in a diary. */
function lacksCalories(food: FoodFacts): boolean {
  return food.per100g.calories === null;
}

function shownName(food: FoodFacts): string {
  return food.names[0] ?? '';
}

function oncePerName<C extends FoodFacts>(ranked: readonly RankedFood<C>[]): RankedFood<C>[] {
  const seen = new Set<string>();
  return ranked.filter(({ food }) => {
    const name = `${shownName(food)} ${food.brand ?? ''}`.toLowerCase();
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}
