import type { PictureMaker } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';

export type PictureUse = typeof pictureUses.$inferSelect;

/** What a picture is made of. */
export interface Dish {
  readonly name: string;
  /** At most eight names. */
  readonly ingredients: readonly string[];
}

/** Which recipe or idea a picture is of. */
export type Subject = { readonly recipeId: number } | { readonly ideaId: string };

export async function findPictureUse(
  db: Database,
  kitchenId: KitchenId,
  id: number,
): Promise<PictureUse | undefined> {
  const [use] = await db
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, kitchenId), eq(pictureUses.id, id)));
  return use;
}

const of = (kitchenId: KitchenId, subject: Subject) =>
  and(
    eq(pictureUses.kitchenId, kitchenId),
    'recipeId' in subject
      ? eq(pictureUses.recipeId, subject.recipeId)
      : eq(pictureUses.ideaId, subject.ideaId),
  );

export async function findUseOf(
  db: Database,
  kitchenId: KitchenId,
  subject: Subject,
): Promise<PictureUse | undefined> {
  const [use] = await db.select().from(pictureUses).where(of(kitchenId, subject));
  return use;
}

/** The picture of a use as it is ready. */
export interface ReadyPicture {
  readonly hash: string;
  readonly madeBy: PictureMaker;
}

/** A picture and what it is made of. */
interface Remade {
  readonly dish: Dish;
  readonly variant: number;
  readonly picture: ReadyPicture;
}

const columnsOf = ({ dish, variant, picture }: Remade) => ({
  name: dish.name,
  ingredients: [...dish.ingredients],
  variant,
  ...picture,
  state: 'ready' as const,
});

/** Gives a recipe or an idea another picture than it had, or waited for; false when it has never had one. */
export async function replacePicture(
  tx: Database,
  kitchenId: KitchenId,
  subject: Subject,
  remade: Remade,
): Promise<boolean> {
  const uses = await tx
    .update(pictureUses)
    .set(columnsOf(remade))
    .where(of(kitchenId, subject))
    .returning({ id: pictureUses.id });
  return uses.length > 0;
}

/** The first picture of a recipe or an idea, or its newest should another call have been first. */
export async function insertUse(
  tx: Database,
  { userId, kitchenId }: Member,
  subject: Subject,
  remade: Remade,
): Promise<void> {
  const column = 'recipeId' in subject ? pictureUses.recipeId : pictureUses.ideaId;
  await tx
    .insert(pictureUses)
    .values({ kitchenId, addedBy: userId, ...subject, ...columnsOf(remade) })
    .onConflictDoUpdate({ target: [pictureUses.kitchenId, column], set: columnsOf(remade) });
}

/** The pictures of ideas, also of those that were saved meanwhile. */
export function listIdeaUses(db: Database, kitchenId: KitchenId, ideaIds: readonly string[]) {
  return db
    .select({
      // Only those with an idea are asked for.
      ideaId: sql<string>`${pictureUses.ideaId}`,
      hash: pictureUses.hash,
      madeBy: pictureUses.madeBy,
      state: pictureUses.state,
    })
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, kitchenId), inArray(pictureUses.ideaId, [...ideaIds])));
}

/** How many ideas of one user keep their pictures; older ones are not on the screen any more. */
const IDEAS_KEPT = 100;

/**
 * Deletes the uses of no recipe that are no longer needed: ideas older than a week or than the person's last hundred, and
 * an hour after its removal those of a recipe that was no idea, which undo can bring back until then.
 */
export async function deleteOldUses(db: Database): Promise<void> {
  const isOldIdea = and(
    isNotNull(pictureUses.ideaId),
    or(
      lt(pictureUses.createdAt, sql`now() - interval '7 days'`),
      sql`(${pictureUses.kitchenId}, ${pictureUses.id}) in (
        select kitchen_id, id from (
          select kitchen_id, id, row_number() over (partition by kitchen_id, added_by order by id desc) as position
          from picture_uses where recipe_id is null and idea_id is not null
        ) ideas where position > ${IDEAS_KEPT})`,
    ),
  );
  const isReleased = and(
    isNull(pictureUses.ideaId),
    lt(pictureUses.releasedAt, sql`now() - interval '1 hour'`),
  );
  await db.delete(pictureUses).where(and(isNull(pictureUses.recipeId), or(isOldIdea, isReleased)));
}
