import { withoutAmount } from '@game-plan/domain/food-search/query/leading-amount';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { recipeContents } from '@game-plan/domain/recipes/nutrition/recipe-contents';
import { recipeServing } from '@game-plan/domain/recipes/nutrition/recipe-serving';
import { withoutAccents } from '@game-plan/domain/text/accents';
import type { Database } from '#db/client.ts';
import { findRecipesNamed, findRecipesWithin } from '#features/recipes/recipe-queries.ts';
import type { StoredFood } from '../food-queries.ts';

/** A serving of a saved recipe in the format of search results. */
export interface FoundRecipe extends StoredFood {
  /** What it is made of, in which a person's allergens are looked for. */
  readonly madeOf: readonly string[];
  /** Whether its name is the text, or begins with the several words of it. */
  readonly isMeant: boolean;
}

/** The minimum of every food search. */
const LEAST_CHARACTERS = 3;
/** More would push the foods out of sight. */
const MOST_RECIPES = 3;
const MOST_IN_MEAL = 10;

/** Servings of the kitchen's recipes whose names contain the text. */
export async function searchRecipes(
  db: Database,
  kitchenId: KitchenId,
  typed: string,
): Promise<FoundRecipe[]> {
  const text = withoutAmount(typed);
  if (text.trim().length < LEAST_CHARACTERS) return [];
  const recipes = await findRecipesNamed(db, kitchenId, { text, most: MOST_RECIPES });
  return recipes.map((recipe) => ({ ...servingOf(recipe), isMeant: isMeant(text, recipe.name) }));
}

/** Servings of the kitchen's recipes whose whole names occur in a typed meal. */
export async function findRecipesInMeal(
  db: Database,
  kitchenId: KitchenId,
  text: string,
): Promise<Omit<FoundRecipe, 'isMeant'>[]> {
  const recipes = await findRecipesWithin(db, kitchenId, { text, most: MOST_IN_MEAL });
  return recipes.filter(({ name }) => name.length >= LEAST_CHARACTERS).map(servingOf);
}

function servingOf({
  cookedGrams,
  ...recipe
}: Awaited<ReturnType<typeof findRecipesNamed>>[number]): Omit<FoundRecipe, 'isMeant'> {
  const contents = recipeContents(recipe.ingredients, recipe.servings);
  const { known, weights } = recipeServing({ ...recipe, contents }, cookedGrams);
  const { name, quantity, unit, ...nutrients } = known;
  return {
    description: name,
    state: null,
    nutrients,
    per: { quantity, unit },
    portions: weights,
    source: 'Your recipe',
    brand: null,
    madeOf: recipe.ingredients.map((line) => line.name),
  };
}

/** A single word that begins a name may as well be a food: 'chicken'. */
function isMeant(typed: string, name: string): boolean {
  const text = plain(typed);
  return text === plain(name) || (/ /.test(text) && plain(name).startsWith(text));
}

const plain = (text: string) => withoutAccents(text).replace(/['’]/g, '').trim().toLowerCase();
