import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import type { IngredientCategory } from '../ingredient.ts';
import { suitsEater } from '../safety/suits-eater.ts';
import { composeRecipes } from './compose-recipes.ts';
import type { ComposeRequest, StockItem } from './composed-recipe.ts';
import { answerReadable } from './offered/answer-readable.ts';
import { withDislikes } from './with-dislikes.ts';

/** Common foods to buy, and the number of ideas that each of them would make possible. */
export interface Help {
  /** The best one or two; empty if no single food helps. */
  readonly foods: string[];
  readonly ideas: number;
}

const NO_HELP: Help = { foods: [], ideas: 0 };
const MOST_NAMED = 2;

/**
 * The common foods that would each give a kitchen without ideas the most ideas. Only foods that the eater may eat and
 * does not dislike are considered. Empty if the kitchen has ideas.
 */
export function whatWouldHelp(request: ComposeRequest): Help {
  return answerReadable(request, findHelp).answer;
}

function findHelp(request: ComposeRequest): Help {
  if (composeRecipes({ ...request, seen: undefined }, 1).length > 0) return NO_HELP;
  const eater = withDislikes(request.eater, request.dislikes);
  const there = new Set(request.stock.map(({ name }) => foodNameKey(name)));
  const helpful = words['everyday foods']
    .flatMap((food) => {
      const category = findFood(food)?.category;
      if (!category || there.has(foodNameKey(food)) || !suitsEater({ name: food, category }, eater))
        return [];
      const ideas = ideasWith(request, food, category);
      return ideas > 0 ? [{ food, ideas }] : [];
    })
    .sort((one, other) => other.ideas - one.ideas);
  const best = helpful.slice(0, MOST_NAMED);
  const last = best.at(-1);
  return last ? { foods: best.map(({ food }) => food), ideas: last.ideas } : NO_HELP;
}

function ideasWith(request: ComposeRequest, name: string, category: IngredientCategory): number {
  // An unlimited amount.
  const item: StockItem = { name, category, quantity: '', unit: '', expiryDate: null };
  const recipes = composeRecipes({ ...request, seen: undefined, stock: [...request.stock, item] });
  return recipes.filter(({ ingredients }) => ingredients.every(({ available }) => available)).length;
}
