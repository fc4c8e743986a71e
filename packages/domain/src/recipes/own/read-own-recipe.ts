import type { Eater } from '../../eater.ts';
import { readLines } from '../../lines/read-lines.ts';
import type { UnitSystem } from '../../units/unit.ts';
import { type LinesNutrition, nutritionOfParts } from '../nutrition/recipe-nutrition.ts';
import { inKitchenMeasures } from './kitchen-measures.ts';
import { labelRecipe, listedNames, type RecipeLabels, type UnlabelledRecipe } from './label-recipe.ts';
import type { WrittenLine } from './line-text.ts';
import { type OwnLine, ownLines, storedLines } from './own-lines.ts';
import type { TypedLine } from './recipe-parts.ts';
import { mentionsIn } from './step-mentions.ts';
import { type Caution, warnEater, warnOfStep } from './warn-eater.ts';

/** A recipe as it was typed. */
export interface TypedRecipe {
  readonly name: string;
  readonly cuisine: string | null;
  readonly servings: number;
  readonly ingredients: readonly TypedLine[];
  readonly instructions: readonly string[];
  /** How the kitchen measures. */
  readonly system: UnitSystem;
}

/** What a typed recipe is read as. */
export interface OwnRecipe extends RecipeLabels {
  readonly lines: readonly OwnLine[];
  readonly stored: readonly WrittenLine[];
  /** The figures of a serving. */
  readonly nutrition: LinesNutrition;
  /** One for each eater. */
  readonly cautions: readonly Caution[];
}

/**
 * Reads a recipe that was written down: its lines, the figures of a serving, its labels, and whom it does not suit.
 * @param before the lines that are stored already
 * @param eaters the limits to warn of, of `warnedLimits`
 */
export function readOwnRecipe(
  typed: TypedRecipe,
  before: readonly WrittenLine[],
  eaters: readonly Eater[],
): OwnRecipe {
  const texts = typed.ingredients.map((line) =>
    typeof line === 'string' ? { text: line, part: undefined } : line,
  );
  const read = inKitchenMeasures(readLines(texts.map(({ text }) => text)), typed.system);
  const lines = ownLines(read, (at) => texts[at]?.part);
  const recipe: UnlabelledRecipe & { ingredients: readonly WrittenLine[] } = {
    ...typed,
    // A form that is left blank says no cuisine.
    cuisine: typed.cuisine || null,
    ingredients: storedLines(lines, before),
  };
  const listed = listedNames(recipe);
  const mentions = typed.instructions.map((step) => mentionsIn(step, listed));
  const nutrition = nutritionOfParts(
    read.flatMap(({ parts }) => parts),
    typed.servings,
  );
  const cautions = eaters.map((limits) =>
    warnEater(
      recipe,
      nutrition,
      limits,
      typed.instructions.flatMap((step) => warnOfStep(step, recipe, limits) ?? []),
    ),
  );
  return {
    lines,
    stored: recipe.ingredients,
    nutrition,
    cautions,
    ...labelRecipe(recipe, nutrition, mentions),
  };
}
