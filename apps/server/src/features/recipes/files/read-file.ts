import type { Readable } from 'node:stream';
import { FOUND_MAX, RECIPE_FILE_LIMIT, type RecipeImport } from '@game-plan/contracts/kitchen/recipe-imports';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { findRecipes } from './find-recipes.ts';
import { fitRecipe } from './fit-recipe.ts';
import { withReceivedFile } from './receive-file.ts';
import {
  deleteImport,
  findImport,
  insertFound,
  insertImport,
  lockImport,
  type NewFound,
  readLikeness,
} from './recipe-file-queries.ts';

/** Recipes that are stored together, with their pictures. */
const TOGETHER = 10;

const NO_RECIPE =
  'No recipe was found in this file. Files of Mealie, Tandoor, Paprika, Nextcloud Cookbook, RecipeSage, KitchenOwl and Cooklang can be read, and recipes in JSON.';

/**
 * Reads the recipes of a person's file, in place of their previous one. Nothing is stored if it cannot be read. Throws an AppError
 * with a sentence: 'bad_request' if it has no recipe, 'conflict' while another is being imported.
 */
export function readRecipeFile(
  { db }: Pick<Deps, 'db'>,
  member: Member,
  { content, fileName }: { readonly content: Readable; readonly fileName: string },
): Promise<RecipeImport | null> {
  return withReceivedFile(content, RECIPE_FILE_LIMIT, (path) =>
    db.transaction(async (tx) => {
      const { userId } = member;
      await lockOwner(tx, userId);
      if ((await lockImport(tx, userId)) === 'running')
        throw new AppError('conflict', 'Another file of yours is still being imported. Wait for its end.');
      await deleteImport(tx, userId);
      await insertImport(tx, userId, fileName.slice(0, 200));
      let waiting: NewFound[] = [];
      let count = 0;
      for await (const found of findRecipes(path, fileName)) {
        count += 1;
        if (count > FOUND_MAX)
          throw new AppError(
            'bad_request',
            'There are more than 5,000 recipes in this file. Import it in parts.',
          );
        waiting.push('unreadable' in found ? unreadable(found.unreadable) : await toRow(found));
        if (waiting.length < TOGETHER) continue;
        await store(tx, member, waiting);
        waiting = [];
      }
      if (count === 0) throw new AppError('bad_request', NO_RECIPE);
      await store(tx, member, waiting);
      return findImport(tx, userId);
    }),
  );
}

async function toRow({
  recipe,
  readPicture,
  kept,
}: Exclude<Found, { unreadable: string }>): Promise<NewFound> {
  const fitted = fitRecipe(recipe);
  const picture = await readPicture?.();
  const isTooLarge = readPicture !== undefined && picture === undefined;
  const notes = [...fitted.notes, ...(isTooLarge ? ['Its picture is too large and is left out.'] : [])];
  return {
    recipe: { ...fitted.recipe, ...(kept && { kept }) },
    picture: picture ?? null,
    state: 'found',
    notes,
  };
}

type Found = ReturnType<typeof findRecipes> extends AsyncGenerator<infer Item> ? Item : never;

function unreadable(path: string): NewFound {
  const recipe = fitRecipe({ ...NOTHING, name: path.slice(-100) }).recipe;
  return { recipe, state: 'unreadable', notes: ['This file could not be read.'] };
}

const NOTHING = {
  picture: '',
  description: '',
  servings: undefined,
  prepTime: undefined,
  cookTime: undefined,
  cuisine: '',
  difficulty: '',
  ingredients: [],
  steps: [],
  notes: [],
  tags: [],
  rating: undefined,
  source: '',
  beyond: [],
};

/** Stores recipes, marked if the kitchen has the same ones. */
async function store(tx: Database, { userId, kitchenId }: Member, found: readonly NewFound[]): Promise<void> {
  const names = found.map(({ recipe }) => recipe.name);
  const likeness = await readLikeness(tx, kitchenId, names);
  const marked = found.map((one): NewFound => {
    if (one.state !== 'found') return one;
    const like = likeness(one.recipe);
    if (like === 'same') return { ...one, state: 'known', picture: null };
    return { ...one, hasSameName: like === 'same name' };
  });
  await insertFound(tx, userId, marked);
}
