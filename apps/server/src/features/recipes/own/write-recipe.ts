import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { describeOwnRecipe } from '@game-plan/domain/recipes/own/describe-own-recipe';
import { lineTexts, type WrittenLine } from '@game-plan/domain/recipes/own/line-text';
import { storedLines } from '@game-plan/domain/recipes/own/own-lines';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { lockOwner } from '#db/lock-owner.ts';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';
import { lockRecipe, releasePicture } from '#features/pictures/recipe-picture-queries.ts';
import { insertPictured } from '../insert-pictured.ts';
import { findRecipe, replaceRecipe } from '../recipe-queries.ts';

type OwnBody = BodyOf<typeof ownRecipes.update>;

/** Saves a recipe that was written down. Its figures and labels are computed from the lines. */
export function writeRecipe(
  deps: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  { isFavorite, ...body }: BodyOf<typeof ownRecipes.create>,
): Promise<SavedRecipe> {
  const lines = storedLines(body.ingredients);
  return insertPictured(deps, member, {
    ...written(body, lines),
    ...figuresAndLabels(body, lines),
    imageUrl: null,
    externalId: null,
    isFavorite,
  });
}

/**
 * Replaces what a saved recipe says; undefined if there is none. Its figures stay while lines and servings do, and its
 * picture, unless it is a drawing of other food.
 */
export async function rewriteRecipe(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  id: number,
  body: OwnBody,
): Promise<SavedRecipe | undefined> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, member.userId);
    if (!(await lockRecipe(tx, member.kitchenId, id))) return undefined;
    const before = await findRecipe(tx, member, id);
    if (!before) return undefined;
    const lines = storedLines(body.ingredients, before.ingredients);
    const labels = figuresAndLabels(body, lines);
    const isSameFood =
      before.servings === body.servings && areSame(lineTexts(before.ingredients), lineTexts(lines));
    const { allergens, dietaryTags } = labels;
    await replaceRecipe(tx, member.kitchenId, id, {
      ...written(body, lines),
      ...(isSameFood ? { allergens, dietaryTags } : { ...labels, cookedGrams: null }),
    });
    if (isDrawn(before) && looksOther(before, { name: body.name, ingredients: lines }))
      await drawAnew(tx, jobs, { member, id, name: body.name, lines });
    return findRecipe(tx, member, id);
  });
}

function written(body: OwnBody, lines: readonly WrittenLine[]) {
  const { name, servings, prepTime, cookTime } = body;
  return {
    name,
    servings,
    prepTime,
    cookTime,
    description: body.description || null,
    cuisine: body.cuisine || null,
    difficulty: body.difficulty || null,
    instructions: body.instructions.filter((step) => step !== ''),
    ingredients: lines.map((line) => ({ ...line, available: false })),
  };
}

function figuresAndLabels(body: OwnBody, lines: readonly WrittenLine[]) {
  const { nutrition, allergens, dietaryTags } = describeOwnRecipe(body, lines);
  const { calories, protein, carbs, fat, isPartial } = nutrition;
  return { calories, protein, carbs, fat, caloriesArePartial: isPartial, allergens, dietaryTags };
}

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
  { member, id, name, lines }: { member: Member; id: number; name: string; lines: readonly WrittenLine[] },
): Promise<void> {
  await releasePicture(tx, member.kitchenId, id);
  await orderPictures(tx, jobs, [
    { member, of: { recipeId: id }, name, ingredients: lines, mayAskModel: false },
  ]);
}
