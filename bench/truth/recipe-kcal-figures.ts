import { existsSync, readFileSync } from 'node:fs';
import { nutritionOfLines } from '../../packages/domain/src/recipes/nutrition/recipe-nutrition.ts';
import { readOwnRecipes } from './own-recipes.ts';

/** A published recipe: lines, servings, and printed kcal per serving. */
interface PublishedRecipe {
  /** The parser was tuned on one half. */
  readonly half: 'tuned' | 'held out';
  readonly servings: number;
  readonly kcal: number;
  readonly lines: readonly string[];
}

const CLOSE = 0.2;

/** Results on the same recipes with the earlier parser of the shopping list. */
const BEFORE = {
  tuned: 'a figure for 51.1%, median error 10.0%, within 20% 35.5% of all',
  'held out': 'a figure for 52.7%, median error 10.8%, within 20% 33.7% of all',
};

/** Results on our own recipes before any of them was looked at. */
const OWN_BEFORE = {
  tuned: 'a figure for 100.0%, median error 2.5%, within 20% 78.6% of all',
  'held out': 'a figure for 100.0%, median error 2.6%, within 20% 85.7% of all',
};

/**
 * Prints how close the computed kcal of recipes are to those summed up by hand, and to the printed kcal of published
 * recipes. The latter are other people's texts and not part of the repository: pass them as a JSON file with
 * `--recipes`.
 */
export function printRecipeKcal(file: string | undefined): void {
  for (const half of ['tuned', 'held out'] as const) {
    const own = readOwnRecipes().filter((recipe) => recipe.half === half);
    console.log(
      `recipe kcal, weighed by hand, ${half}: of ${own.length} ${figuresOf(own)} (before: ${OWN_BEFORE[half]})`,
    );
  }
  if (file === undefined) return;
  if (!existsSync(file)) throw new Error(`There is no file of recipes at ${file}`);
  const recipes = JSON.parse(readFileSync(file, 'utf8')) as PublishedRecipe[];
  for (const half of ['tuned', 'held out'] as const) {
    const own = recipes.filter((recipe) => recipe.half === half);
    console.log(
      `recipe kcal, published, ${half}: of ${own.length} ${figuresOf(own)} (before: ${BEFORE[half]})`,
    );
  }
}

function figuresOf(recipes: readonly Pick<PublishedRecipe, 'lines' | 'servings' | 'kcal'>[]): string {
  const errors = recipes
    .flatMap(({ lines, servings, kcal }) => {
      const { calories } = nutritionOfLines(lines, servings);
      return calories === null ? [] : [Math.abs(calories - kcal) / kcal];
    })
    .sort((a, b) => a - b);
  const share = (count: number) => `${((100 * count) / recipes.length).toFixed(1)}%`;
  const median = errors[Math.floor(errors.length / 2)] ?? Number.NaN;
  const close = errors.filter((error) => error <= CLOSE).length;
  return (
    `a figure for ${share(errors.length)}, median error ${(100 * median).toFixed(1)}%, ` +
    `within 20% ${share(close)} of all`
  );
}
