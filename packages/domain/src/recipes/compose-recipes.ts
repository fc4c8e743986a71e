import { seededRandom } from '../random.ts';
import { appetiteFor } from './compose/appetite.ts';
import { chooseDiverse } from './compose/choose-diverse.ts';
import type { Draft } from './compose/draft.ts';
import { draftDishes } from './compose/draft-dishes.ts';
import { finishRecipe } from './compose/finish-recipe.ts';
import { stockShelf } from './compose/kitchen-shelf.ts';
import type { ComposedRecipe, ComposeRequest } from './composed-recipe.ts';
import { TECHNIQUES } from './techniques/all-techniques.ts';
import { withDislikes } from './with-dislikes.ts';

const USUAL_COUNT = 8;
const ENOUGH = 6;
/** Parts of the ingredient list that should be in the kitchen: first asked for, then settled for. */
const GOOD_MATCH = 0.6;
const FAIR_MATCH = 0.4;

/**
 * Recipe ideas for a kitchen: at most `count`, fewer when the kitchen allows no more. The same request gives the
 * same recipes. Nothing in them is expired, disliked or against the eater's allergies and diets.
 */
export function composeRecipes(request: ComposeRequest, count: number = USUAL_COUNT): ComposedRecipe[] {
  const random = seededRandom(request.seed);
  const eater = withDislikes(request.eater, request.dislikes);
  const shelf = stockShelf({ ...request, eater });
  if (shelf.items.length === 0) return [];
  const appetite = appetiteFor(eater.diets);
  const drafts = TECHNIQUES.flatMap((technique) => draftDishes(technique, shelf, appetite, random));

  const chosen = new Map<Draft, ComposedRecipe>();
  const names = new Set<string>();
  const finish = (draft: Draft) => {
    const recipe = finishRecipe(draft, eater, names, request.goals);
    if (recipe) names.add(recipe.name);
    return recipe;
  };
  chooseDiverse(drafts, count, GOOD_MATCH, request, random, chosen, finish);
  if (chosen.size < ENOUGH)
    chooseDiverse(drafts, Math.min(count, ENOUGH), FAIR_MATCH, request, random, chosen, finish);
  return [...chosen.values()];
}
