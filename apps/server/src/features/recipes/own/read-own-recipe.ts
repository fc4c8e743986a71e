import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { readLine } from '@game-plan/domain/lines/read-line';
import { nutritionOfParts } from '@game-plan/domain/recipes/nutrition/recipe-nutrition';
import { labelRecipe, listedNames } from '@game-plan/domain/recipes/own/label-recipe';
import { ownLines, storedLines } from '@game-plan/domain/recipes/own/own-lines';
import { mentionsIn } from '@game-plan/domain/recipes/own/step-mentions';
import { mapInTurns } from '#http/limits/take-turns.ts';

interface OwnBody {
  readonly name: string;
  readonly cuisine: string | null;
  readonly servings: number;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/**
 * Reads a recipe that was written down, in turns with other users: its lines, the figures of a serving, and its labels.
 * @param before the lines that are stored already
 */
export async function readOwnRecipe(userId: number, body: OwnBody, before: SavedRecipe['ingredients'] = []) {
  const read = await mapInTurns(userId, body.ingredients, readLine);
  const lines = ownLines(read);
  const recipe = { ...body, ingredients: storedLines(lines, before) };
  const listed = listedNames(recipe);
  const mentions = await mapInTurns(userId, body.instructions, (step) => mentionsIn(step, listed));
  const nutrition = nutritionOfParts(
    read.flatMap(({ parts }) => parts),
    body.servings,
  );
  return { lines, recipe, nutrition, ...labelRecipe(recipe, nutrition, mentions) };
}
