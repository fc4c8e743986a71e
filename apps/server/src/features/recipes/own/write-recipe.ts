import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { OwnRecipe, ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import type { OwnRecipe as ReadOwnRecipe } from '@game-plan/domain/recipes/own/read-own-recipe';
import { versionOf } from '@game-plan/domain/recipes/own/version-of';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { lockOwner } from '#db/lock-owner.ts';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';
import { lockRecipe, releasePictures } from '#features/pictures/recipe-picture-queries.ts';
import { AppError } from '#http/app-error.ts';
import { insertPictured } from '../insert-pictured.ts';
import { fetchPhoto } from '../read-photo.ts';
import { findRecipe, type LabelledRecipe, replaceRecipe } from '../recipe-queries.ts';

type OwnBody = BodyOf<typeof ownRecipes.update>;
type RecipeDeps = Pick<Deps, 'composer' | 'db' | 'jobs' | 'concurrency'>;
type PhotoDeps = Pick<Deps, 'encodeDishPhoto' | 'fetchPicture'>;

/**
 * Saves a recipe that was written down. Its figures and labels are computed from the lines. If the named picture cannot be read, it is
 * saved without.
 */
export async function writeRecipe(
  deps: RecipeDeps & PhotoDeps,
  member: Member,
  { isFavorite, pictureUrl, ...body }: BodyOf<typeof ownRecipes.create>,
): Promise<SavedRecipe> {
  const recipe = await readWritten(deps, member, body);
  const photo = pictureUrl === null ? undefined : await fetchPhoto(deps, member, pictureUrl);
  return insertPictured(deps, member, { ...recipe, isFavorite }, photo);
}

/** A new recipe as it is inserted, read from what was written down. */
export async function readWritten(
  deps: Omit<RecipeDeps, 'db' | 'jobs'>,
  member: Member,
  body: OwnRecipe,
): Promise<LabelledRecipe> {
  const read = await readInTurn(deps, member, body, []);
  const fields = { ...writtenFields(body, read), ...figuresOf(read), ...labelsOf(read) };
  return { ...fields, imageUrl: null, externalId: null };
}

/**
 * Replaces what a saved recipe says; undefined if there is none. Its figures stay while lines and servings do, and its
 * picture, unless it is a drawing of other food. Throws 'conflict' if it has changed since the writer read it.
 */
export async function rewriteRecipe(
  deps: RecipeDeps,
  member: Member,
  id: number,
  body: OwnBody,
): Promise<SavedRecipe | undefined> {
  const { db, jobs } = deps;
  const stored = await findRecipe(db, member, id);
  if (!stored) return undefined;
  const read = await readInTurn(deps, member, body, stored.ingredients);
  const ingredients = read.stored;
  return db.transaction(async (tx) => {
    await lockOwner(tx, member.userId);
    if (!(await lockRecipe(tx, member.kitchenId, id))) return undefined;
    const before = await findRecipe(tx, member, id);
    if (!before) return undefined;
    if (body.seenVersion !== undefined && body.seenVersion !== versionOf(before)) {
      throw new AppError('conflict', CHANGED_MEANWHILE);
    }
    const isSameFood =
      before.servings === body.servings && areSame(lineTexts(before.ingredients), lineTexts(ingredients));
    await replaceRecipe(tx, member.kitchenId, id, {
      ...writtenFields(body, read),
      ...labelsOf(read),
      ...(!isSameFood && { ...figuresOf(read), cookedGrams: null }),
    });
    if (isDrawn(before) && looksOther(before, { name: body.name, ingredients }))
      await drawAnew(tx, jobs, { member, id, name: body.name, ingredients });
    return findRecipe(tx, member, id);
  });
}

const CHANGED_MEANWHILE =
  'Someone else changed this recipe while you were editing it. What you wrote is still here: save again to replace their version, or close to keep it.';

function readInTurn(
  { composer, concurrency }: Omit<RecipeDeps, 'db' | 'jobs'>,
  { userId }: Member,
  { name, cuisine, servings, ingredients, instructions }: OwnRecipe,
  before: SavedRecipe['ingredients'],
): Promise<ReadOwnRecipe> {
  const typed = { name, cuisine, servings, ingredients, instructions };
  return concurrency.ideas.run(userId, () => composer.readOwnRecipe(typed, before, []));
}

function writtenFields(body: OwnRecipe, { stored }: ReadOwnRecipe) {
  const { name, servings, prepTime, cookTime, sourceUrl } = body;
  return {
    name,
    servings,
    prepTime,
    cookTime,
    sourceUrl,
    description: body.description || null,
    cuisine: body.cuisine || null,
    difficulty: body.difficulty || null,
    instructions: body.instructions.filter((step) => step !== ''),
    ingredients: stored.map((line) => ({ ...line, available: false })),
  };
}

function figuresOf({ nutrition: { calories, protein, carbs, fat, isPartial } }: ReadOwnRecipe) {
  return { calories, protein, carbs, fat, caloriesArePartial: isPartial };
}

const labelsOf = ({ allergens, dietaryTags }: ReadOwnRecipe) => ({ allergens, dietaryTags });

const areSame = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');

const isDrawn = ({ imageMadeBy, isImagePending }: SavedRecipe) =>
  isImagePending || imageMadeBy === 'drawing' || imageMadeBy === 'drawing_instead';

interface Dish {
  readonly name: string;
  readonly ingredients: readonly { readonly name: string }[];
}

const looksOther = (before: Dish, after: Dish) =>
  !areSame(
    [before.name, ...before.ingredients.map(({ name }) => name)],
    [after.name, ...after.ingredients.map(({ name }) => name)],
  );

async function drawAnew(
  tx: Database,
  jobs: JobQueue,
  { member, id, name, ingredients }: Dish & { member: Member; id: number },
): Promise<void> {
  await releasePictures(tx, member.kitchenId, [id]);
  await orderPictures(tx, jobs, [{ member, of: { recipeId: id }, name, ingredients }]);
}
