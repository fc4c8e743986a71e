import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { OwnRecipe, ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { lineTexts, type WrittenLine, withoutParts } from '@game-plan/domain/recipes/own/line-text';
import type { OwnRecipe as ReadOwnRecipe } from '@game-plan/domain/recipes/own/read-own-recipe';
import type { TypedLine } from '@game-plan/domain/recipes/own/recipe-parts';
import { versionOf, writtenOf } from '@game-plan/domain/recipes/own/version-of';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { lockOwner } from '#db/lock-owner.ts';
import type { Deps } from '#deps';
import { findUnitSystem } from '#features/kitchens/kitchen-queries.ts';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';
import { lockRecipe, releasePictures } from '#features/pictures/recipe-picture-queries.ts';
import { AppError } from '#http/app-error.ts';
import { insertPictured } from '../insert-pictured.ts';
import { fetchPhoto } from '../read-photo.ts';
import { findRecipe, type LabelledRecipe, replaceRecipe } from '../recipe-queries.ts';
import { expandParts } from './expand-parts.ts';
import { listWholeIds } from './recipe-part-queries.ts';
import { keepVersion } from './recipe-version-queries.ts';

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
  const ingredients = await expandParts(deps.db, member.kitchenId, body);
  const recipe = await readWritten(deps, member, { ...body, ingredients });
  const photo = pictureUrl === null ? undefined : await fetchPhoto(deps, member, pictureUrl);
  return insertPictured(deps, member, { ...recipe, isFavorite }, photo);
}

type ReadBody = Omit<OwnRecipe, 'ingredients'> & { readonly ingredients: readonly TypedLine[] };

/** A new recipe as it is inserted, read from what was written down. */
export async function readWritten(
  deps: Omit<RecipeDeps, 'jobs'>,
  member: Member,
  body: ReadBody,
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
  const before = stored.ingredients;
  const typed = await expandParts(db, member.kitchenId, { id, ingredients: body.ingredients, before });
  const read = await readInTurn(deps, member, { ...body, ingredients: typed }, before);
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
      before.servings === body.servings && areSame(foodTexts(before.ingredients), foodTexts(ingredients));
    await replaceRecipe(tx, member.kitchenId, id, {
      ...writtenFields(body, read),
      ...labelsOf(read),
      ...(!isSameFood && { ...figuresOf(read), cookedGrams: null }),
    });
    const after = writtenOf(writtenFields(body, read));
    if (JSON.stringify(writtenOf(before)) !== JSON.stringify(after))
      await keepVersion(tx, member, id, writtenOf(before));
    if (isDrawn(before) && looksOther(before, { name: body.name, ingredients }))
      await drawAnew(tx, jobs, { member, id, name: body.name, ingredients });
    // Those that it is a part of have its lines, figures and labels; none can be a part of itself, so this ends.
    const wholes = await listWholeIds(tx, member.kitchenId, id);
    await jobs.addMany(
      tx,
      readAgainJob,
      wholes.map((recipeId) => ({ data: { ...member, recipeId } })),
    );
    return findRecipe(tx, member, id);
  });
}

/** Reads a recipe as it was written, because one that is a part of it has changed. */
const readAgainJob = job({
  name: 'read-recipe-again',
  data: z.object({
    userId: z.int(),
    kitchenId: z.int().transform((id) => id as KitchenId),
    recipeId: z.int(),
  }),
  retries: 10,
  retryDelaySeconds: 5,
  timeoutSeconds: 60,
});

export const readRecipeAgain = {
  job: readAgainJob,
  handler: (deps: Deps): JobHandler =>
    handle(readAgainJob, async ({ recipeId, ...member }) => {
      await readAgain(deps, member, recipeId);
      deps.kitchenChanges.announce(member.kitchenId);
    }),
};

/** Reads a recipe as it was written. Throws 'conflict' if somebody changes it meanwhile. */
export async function readAgain(deps: RecipeDeps, member: Member, id: number): Promise<void> {
  const stored = await findRecipe(deps.db, member, id);
  if (stored) await rewriteRecipe(deps, member, id, { ...writtenOf(stored), seenVersion: versionOf(stored) });
}

const CHANGED_MEANWHILE =
  'Someone else changed this recipe while you were editing it. What you wrote is still here: save again to replace their version, or close to keep it.';

async function readInTurn(
  { composer, concurrency, db }: Omit<RecipeDeps, 'jobs'>,
  member: Member,
  { name, cuisine, servings, ingredients, instructions }: ReadBody,
  before: SavedRecipe['ingredients'],
): Promise<ReadOwnRecipe> {
  const system = await findUnitSystem(db, member);
  const typed = { name, cuisine, servings, ingredients, instructions, system };
  return concurrency.ideas.run(member.userId, () => composer.readOwnRecipe(typed, before, []));
}

function writtenFields(body: Omit<OwnRecipe, 'ingredients'>, { stored }: ReadOwnRecipe) {
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

/** The lines as texts, those of parts one by one. */
const foodTexts = (lines: readonly WrittenLine[]) => lineTexts(withoutParts(lines));

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
