import { type Candidate, type Score, scoreFood } from './score-food.ts';
import type { SearchQuery } from './search-query.ts';

export interface RankedFood<C extends Candidate> {
  readonly food: C;
  readonly score: Score;
}

/** Below this a food has too little to do with the query to be shown. */
const FLOOR = 40;

/**
 * The foods that are worth showing, best first: what has every word before what has some, generic before branded,
 * then by points. A USDA entry whose figures the built-in table shows already is left out, and so is a second one of
 * the same name.
 */
export function rankFoods<C extends Candidate>(query: SearchQuery, foods: readonly C[]): RankedFood<C>[] {
  const ranked = foods
    .map((food) => ({ food, score: scoreFood(query, food) }))
    .filter(({ score }) => score.points >= FLOOR);
  const builtin = new Set(ranked.filter(({ food }) => isBuiltin(food)).map(({ food }) => food.fdcId));
  const sorted = ranked
    .filter(({ food }) => isBuiltin(food) || !builtin.has(food.fdcId))
    .sort(
      (a, b) =>
        Number(b.score.isWhole) - Number(a.score.isWhole) ||
        Number(isBranded(a.food)) - Number(isBranded(b.food)) ||
        b.score.points - a.score.points ||
        shownName(a.food).length - shownName(b.food).length ||
        a.food.fdcId - b.food.fdcId,
    );
  return oncePerName(sorted);
}

function isBuiltin(food: Candidate): boolean {
  return food.dataSet === 'builtin';
}

function isBranded(food: Candidate): boolean {
  return food.dataSet === 'branded';
}

function shownName(food: Candidate): string {
  return food.names[0] ?? '';
}

function oncePerName<C extends Candidate>(ranked: readonly RankedFood<C>[]): RankedFood<C>[] {
  const seen = new Set<string>();
  return ranked.filter(({ food }) => {
    const name = `${shownName(food)} ${food.brand ?? ''}`.toLowerCase();
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}
