import type { PictureMaker } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';

export type PictureUse = typeof pictureUses.$inferSelect;

/** What a picture shows. */
export interface Dish {
  readonly name: string;
  /** At most eight names. */
  readonly ingredients: readonly string[];
}

/** The recipe or idea that a picture belongs to. */
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

/** A finished picture of a use. */
export interface ReadyPicture {
  readonly hash: string;
  readonly madeBy: PictureMaker;
}

/** A picture with what it shows. */
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

/** Replaces the picture of a recipe or an idea; false if there has never been one. */
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

/** Inserts the first picture of a recipe or an idea, or replaces one that a concurrent call has inserted. */
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

/** The pictures of ideas, including those saved meanwhile. */
export function listIdeaUses(db: Database, kitchenId: KitchenId, ideaIds: readonly string[]) {
  return db
    .select({
      // The query selects only uses with an idea.
      ideaId: sql<string>`${pictureUses.ideaId}`,
      hash: pictureUses.hash,
      madeBy: pictureUses.madeBy,
      state: pictureUses.state,
    })
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, kitchenId), inArray(pictureUses.ideaId, [...ideaIds])));
}

/** How many ideas per user keep their pictures; older ones are no longer on the screen. */
const IDEAS_KEPT = 100;

/**
 * Deletes unneeded uses without a recipe: ideas older than a week or beyond the person's last hundred, and uses of
 * removed recipes that were not ideas. A use of a removed recipe is kept for a day, in which undo can give it back.
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
  const { ideaId, recipeId, releasedAt } = pictureUses;
  const isReleased = lt(releasedAt, sql`now() - interval '1 day'`);
  const isUnneeded = or(and(isOldIdea, or(isNull(releasedAt), isReleased)), and(isNull(ideaId), isReleased));
  await db.delete(pictureUses).where(and(isNull(recipeId), isUnneeded));
}
