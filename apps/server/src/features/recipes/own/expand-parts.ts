import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import {
  asNext,
  keptLinesOfPart,
  linesOfPart,
  partNamed,
  type TypedLine,
} from '@game-plan/domain/recipes/own/recipe-parts';
import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import { findPartRecipe, listPartIds } from './recipe-part-queries.ts';

interface Typed {
  readonly ingredients: readonly string[];
  /** The recipe that is edited, and its stored lines. */
  readonly id?: number;
  readonly before?: SavedRecipe['ingredients'];
}

/** Lines of a recipe, those of its parts included. */
const MOST_LINES = 100;

/**
 * Typed lines, with those of a saved recipe in place of a line that names one in brackets. A line in brackets that names none stays, with
 * what was stored for it. Throws 'bad_request' with a sentence if the recipe would be a part of itself, or it is not clear how much of one
 * is meant.
 */
export async function expandParts(
  db: Database,
  kitchenId: KitchenId,
  { ingredients, id, before = [] }: Typed,
): Promise<TypedLine[]> {
  const lines: TypedLine[] = [];
  for (const [at, line] of ingredients.map((typed) => typed.trim()).entries()) {
    const isAgain = ingredients[at - 1]?.trim() === line;
    const expanded = await expand(line);
    lines.push(...(isAgain ? asNext(expanded) : expanded));
  }
  if (lines.length > MOST_LINES)
    throw new AppError(
      'bad_request',
      `With the lines of its parts this recipe has ${lines.length}, and it can have ${MOST_LINES}.`,
    );
  return lines;

  async function expand(line: string): Promise<readonly TypedLine[]> {
    const name = partNamed(line);
    if (name === undefined) return [line];
    const recipe = await findPartRecipe(db, kitchenId, name);
    if (!recipe) {
      const kept = keptLinesOfPart(line, before);
      return kept.length > 0 ? kept : [line];
    }
    if (id !== undefined && (await isPartOf(db, kitchenId, id, recipe.id)))
      throw new AppError(
        'bad_request',
        `${recipe.name} cannot be a part of this recipe, which is in it itself.`,
      );
    const found = linesOfPart(line, recipe);
    if (!found)
      throw new AppError(
        'bad_request',
        `“${line}” does not say how much of ${recipe.name} is needed. Write servings or a weight: 2 servings [${recipe.name}].`,
      );
    return found;
  }
}

/** Whether a recipe is another one, or a part of it at any depth. */
async function isPartOf(db: Database, kitchenId: KitchenId, id: number, other: number): Promise<boolean> {
  const seen = new Set<number>();
  let next = [other];
  while (next.length > 0) {
    if (next.includes(id)) return true;
    for (const one of next) seen.add(one);
    next = (await listPartIds(db, kitchenId, next)).filter((one) => !seen.has(one));
  }
  return false;
}
