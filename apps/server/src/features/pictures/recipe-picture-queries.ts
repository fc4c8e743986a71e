import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { orderPictures } from './pending-picture-queries.ts';
import type { PictureUse } from './picture-use-queries.ts';

/**
 * The picture that a new recipe may take over: the one it names, or that of its idea, preferably one that no recipe
 * uses. Locked until the transaction ends.
 */
async function lockInheritance(
  tx: Database,
  kitchenId: KitchenId,
  { hash, ideaId }: { hash: string | undefined; ideaId: string | null },
): Promise<PictureUse | undefined> {
  if (hash === undefined && ideaId === null) return undefined;
  const isNamed = sql`coalesce(${hash ?? null} in (${pictureUses.hash}, ${pictureUses.photoHash}), false)`;
  const isIdea = sql`coalesce(${pictureUses.ideaId} = ${ideaId}, false)`;
  const [use] = await tx
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, kitchenId), sql`(${isNamed} or ${isIdea})`))
    .orderBy(desc(isNamed), desc(isNull(pictureUses.recipeId)), desc(isIdea), desc(pictureUses.id))
    .limit(1)
    .for('update');
  return use;
}

/** Assigns an unused picture use to this recipe. */
async function giveUseToRecipe(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  recipeId: number,
): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId, releasedAt: null, releasedFrom: null })
    .where(and(eq(pictureUses.kitchenId, kitchenId), eq(pictureUses.id, id)));
}

/** Inserts a use that shares the picture of another use in the same kitchen. */
async function insertSharedUse(
  tx: Database,
  { userId }: Member,
  { id, createdAt, releasedAt, releasedFrom, ideaId, ...shared }: PictureUse,
  recipeId: number,
): Promise<void> {
  await tx.insert(pictureUses).values({ ...shared, addedBy: userId, recipeId });
}

/** Whether a recipe can take over this use: its picture is ready, or pending and not another recipe's. */
const isOfUse = (use: PictureUse) =>
  use.hash !== null || use.photoHash !== null || (use.state === 'pending' && use.recipeId === null);

interface Unpictured {
  readonly member: Member;
  readonly id: number;
  readonly recipe: {
    readonly name: string;
    readonly ingredients: readonly { readonly name: string }[];
    readonly externalId: string | null;
  };
  /** From the recipe's picture address. */
  readonly hash?: string | undefined;
}

/** Gives a recipe the picture that it names or that its idea has; if there is none, one is ordered. */
export async function givePicture(
  tx: Database,
  jobs: JobQueue,
  { member, id, recipe, hash }: Unpictured,
): Promise<void> {
  const found = await lockInheritance(tx, member.kitchenId, { hash, ideaId: recipe.externalId });
  const use = found && isOfUse(found) ? found : undefined;
  if (!use) await orderPictures(tx, jobs, [{ ...recipe, member, of: { recipeId: id } }]);
  else if (use.recipeId === null) await giveUseToRecipe(tx, member.kitchenId, use.id, id);
  else await insertSharedUse(tx, member, use, id);
}

/** Detaches the pictures of removed recipes. They are kept for a day, or as long as their ideas. */
export async function releasePictures(
  tx: Database,
  kitchenId: KitchenId,
  recipeIds: readonly number[],
): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId: null, releasedAt: sql`now()`, releasedFrom: sql`${pictureUses.recipeId}` })
    .where(and(eq(pictureUses.kitchenId, kitchenId), inArray(pictureUses.recipeId, [...recipeIds])));
}

/** Gives restored recipes their pictures back, except those that failed or that other recipes have taken over. */
export async function giveBackPictures(
  tx: Database,
  kitchenId: KitchenId,
  recipeIds: readonly number[],
): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId: sql`${pictureUses.releasedFrom}`, releasedAt: null, releasedFrom: null })
    .where(
      and(
        eq(pictureUses.kitchenId, kitchenId),
        inArray(pictureUses.releasedFrom, [...recipeIds]),
        isNull(pictureUses.recipeId),
        or(ne(pictureUses.state, 'failed'), isNotNull(pictureUses.photoHash)),
      ),
    );
}

/** Locks the recipe's row until the transaction ends, so that it is not deleted; undefined if there is none. */
export async function lockRecipe(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
): Promise<{ readonly name: string } | undefined> {
  const [recipe] = await tx
    .select({ name: recipes.name })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, id)))
    .for('key share');
  return recipe;
}

interface RecipesOf {
  readonly kitchenId: KitchenId;
  readonly ids: readonly number[];
}

/** Up to `limit` recipes that have no picture use, of all kitchens or those of one. */
export function listUnpictured(tx: Database, limit: number, of?: RecipesOf) {
  const use = tx
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, recipes.kitchenId), eq(pictureUses.recipeId, recipes.id)));
  return tx
    .select({
      kitchenId: recipes.kitchenId,
      addedBy: recipes.addedBy,
      id: recipes.id,
      name: recipes.name,
      ingredients: recipes.ingredients,
      externalId: recipes.externalId,
    })
    .from(recipes)
    .where(
      and(
        of && eq(recipes.kitchenId, of.kitchenId),
        of && inArray(recipes.id, [...of.ids]),
        isNull(recipes.imageUrl),
        notExists(use),
      ),
    )
    .limit(limit);
}
